package array1d;

import java.io.File;

import javax.swing.JFrame;

/** Shows the solver at work. */
public class Demo extends JFrame {

    private static final long serialVersionUID = 1L;
    private static final File FILE = new File("queens.txt");

    private Demo(long count) {
        super(count + " solutions in " + FILE);
        setVisible(true);
    }

    public static synchronized void main(String args[]) {
        new Demo(new Array1dQueens().count(args.length == 0 ? 8 : Integer.parseInt(args[0])));
        if (!FILE.exists()) {
            System.exit(1);
        }
    }

    private static boolean isThere() {
        return FILE.exists();
    }
}
