open module board2d {
    requires java.desktop;
    requires jdk.unsupported;
}
