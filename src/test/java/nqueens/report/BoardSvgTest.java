package nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.stream.IntStream;

import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import nqueens.board.Square;
import nqueens.judge.DrawnBoard;

class BoardSvgTest {

    @Test
    void a_board_is_squares_numbers_queens_and_the_line_of_attack() {
        DrawnBoard board = new DrawnBoard(List.of(0, 1), List.of(new Square(0, 0), new Square(1, 1)));

        String markup = new BoardSvg(board, "board-7").markup();

        assertThat(markup.replaceAll("d=\"M3[^\"]*\"", "d=\"QUEEN\"")).isEqualTo("""
                <svg class="board" viewBox="-12 -12 53 53" style="max-width: 5.5rem" role="img"\
                 aria-labelledby="board-7">
                <title id="board-7">2 x 2 board; queens in columns 0, 1 of rows 0 to 1;\
                 the queens at (0, 0) and (1, 1) attack each other</title>
                <rect class="board-light" width="40" height="40"/>
                <path class="board-dark" d="M20 0h20v20h-20zM0 20h20v20h-20z"/>
                <g class="board-number">
                <text x="10" y="-6">0</text>
                <text x="30" y="-6">1</text>
                <text x="-6" y="10">0</text>
                <text x="-6" y="30">1</text>
                </g>
                <line class="board-attack" x1="10" y1="10" x2="30" y2="30"/>
                <circle class="board-ring" cx="10" cy="10" r="9.5"/>
                <circle class="board-ring" cx="30" cy="30" r="9.5"/>
                <path class="board-queen" transform="translate(0 0)" d="QUEEN"/>
                <path class="board-queen" transform="translate(20 20)" d="QUEEN"/>
                </svg>""");
    }

    @Test
    void the_text_alternative_says_it_all() {
        DrawnBoard board = new DrawnBoard(List.of(1, 3, 5, 2, 0, 4), List.of(new Square(3, 2), new Square(5, 4)));

        assertThat(new BoardSvg(board, "b").description()).isEqualTo("6 x 6 board; queens in columns 1, 3, 5, 2, 0, 4"
                + " of rows 0 to 5; the queens at (3, 2) and (5, 4) attack each other");
    }

    @Test
    void a_column_is_across_and_a_row_is_down() {
        Document svg = Jsoup.parse(new BoardSvg(new DrawnBoard(List.of(2, 0, 1), List.of(new Square(0, 2),
                new Square(2, 1))), "b").markup());

        assertThat(svg.select(".board-queen").eachAttr("transform"))
                .containsExactly("translate(40 0)", "translate(0 20)", "translate(20 40)");
        assertThat(svg.select(".board-ring").eachAttr("cx")).containsExactly("50", "30");
        assertThat(svg.select(".board-ring").eachAttr("cy")).containsExactly("10", "50");
    }

    @Test
    void without_an_attack_there_is_no_ring_and_no_line() {
        BoardSvg svg = new BoardSvg(new DrawnBoard(List.of(0), List.of()), "b");

        assertThat(svg.description()).isEqualTo("1 x 1 board; a queen in column 0 of row 0");
        assertThat(Jsoup.parse(svg.markup()).select("circle, line")).isEmpty();
    }

    @Test
    void a_blocked_square_has_a_mark_that_is_told() {
        BoardSvg svg = new BoardSvg(new DrawnBoard(List.of(0, 1), List.of(), List.of(new Square(0, 1))), "b");

        assertThat(svg.description()).endsWith(" of rows 0 to 1; blocked: (0, 1)");
        assertThat(svg.markup()).contains("\n<text class=\"board-blocked\" x=\"30\" y=\"10\">#</text>\n");
    }

    @Test
    void an_empty_board_is_still_an_image() {
        BoardSvg svg = new BoardSvg(new DrawnBoard(List.of(), List.of()), "b");

        assertThat(svg.description()).isEqualTo("0 x 0 board; no queens");
        assertThat(svg.markup()).contains("viewBox=\"-12 -12 13 13\"");
    }

    @Test
    void a_queen_that_stands_outside_is_told_and_not_drawn() {
        BoardSvg svg = new BoardSvg(new DrawnBoard(List.of(-1, 2, 1), List.of()), "b");

        assertThat(svg.description()).isEqualTo("3 x 3 board; queens in columns -1, 2, 1 of rows 0 to 2");
        assertThat(Jsoup.parse(svg.markup()).select(".board-queen")).hasSize(2);
        assertThat(Jsoup.parse(new BoardSvg(new DrawnBoard(List.of(3, 0, 1), List.of()), "b").markup())
                .select(".board-queen")).hasSize(2);
    }

    @Test
    void half_of_the_squares_are_dark() {
        DrawnBoard board = new DrawnBoard(IntStream.range(0, 9).boxed().toList(), List.of());
        String dark = Jsoup.parse(new BoardSvg(board, "b").markup()).select(".board-dark").attr("d");

        assertThat(dark.split("z")).hasSize(40).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "1", "a b", "a\"b", "a<b", "-a", "a\n"})
    void an_id_is_a_word(String id) {
        DrawnBoard board = new DrawnBoard(List.of(0), List.of());

        assertThatIllegalArgumentException().isThrownBy(() -> new BoardSvg(board, id)).withMessage("not an id: " + id);
    }

    @Test
    void the_style_has_every_colour_twice_and_names_every_part() {
        String style = BoardSvg.style();

        assertThat(style).contains("prefers-color-scheme: dark");
        for (String part : List.of("light", "dark", "queen", "attack", "ring", "number")) {
            assertThat(style.split("  --board-" + part + ":", -1)).as(part).hasSize(3);
            assertThat(style).contains(".board-" + part + " ").contains("var(--board-" + part + ")");
        }
    }
}
