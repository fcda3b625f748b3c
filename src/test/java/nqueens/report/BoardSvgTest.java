package nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;

import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;

import nqueens.board.Square;
import nqueens.judge.DrawnBoard;

/** What a whole drawing is made of stands in the pages of {@link ReportsTest}. */
class BoardSvgTest {

    @Test
    void a_column_is_across_and_a_row_is_down() {
        Document svg = drawn(new DrawnBoard(List.of(2, 0, 1), List.of(new Square(0, 2), new Square(2, 1)),
                List.of(new Square(0, 1))));

        assertThat(svg.select(".board-queen").eachAttr("transform"))
                .containsExactly("translate(40 0)", "translate(0 20)", "translate(20 40)");
        assertThat(svg.select(".board-ring").eachAttr("cx")).containsExactly("50", "30");
        assertThat(svg.select(".board-ring").eachAttr("cy")).containsExactly("10", "50");
        assertThat(svg.select(".board-blocked").outerHtml())
                .isEqualTo("<text class=\"board-blocked\" x=\"30\" y=\"10\">#</text>");
        assertThat(svg.text()).startsWith("3 x 3 board; queens in columns 2, 0, 1 of rows 0 to 2;"
                + " the queens at (0, 2) and (2, 1) attack each other; blocked: (0, 1) ");
    }

    @Test
    void without_an_attack_there_is_no_ring_and_no_line() {
        Document svg = drawn(new DrawnBoard(List.of(0), List.of()));

        assertThat(svg.text()).isEqualTo("1 x 1 board; a queen in column 0 of row 0 0 0");
        assertThat(svg.select("circle, line")).isEmpty();
    }

    @Test
    void an_empty_board_is_still_an_image() {
        Document svg = drawn(new DrawnBoard(List.of(), List.of()));

        assertThat(svg.text()).isEqualTo("0 x 0 board; no queens");
        assertThat(svg.selectFirst("svg").attr("viewBox")).isEqualTo("-12 -12 13 13");
    }

    @Test
    void a_queen_that_stands_outside_is_told_and_not_drawn() {
        Document svg = drawn(new DrawnBoard(List.of(-1, 2, 3), List.of()));

        assertThat(svg.text()).startsWith("3 x 3 board; queens in columns -1, 2, 3 of rows 0 to 2 ");
        assertThat(svg.select(".board-queen").eachAttr("transform")).containsExactly("translate(40 20)");
    }

    @Test
    void half_of_the_squares_are_dark() {
        Document svg = drawn(new DrawnBoard(IntStream.range(0, 9).boxed().toList(), List.of()));

        assertThat(svg.select(".board-dark").attr("d").split("z")).hasSize(40).doesNotHaveDuplicates();
    }

    private static Document drawn(DrawnBoard board) {
        return Jsoup.parse(new BoardSvg(board, "b").markup());
    }
}
