package nqueens.judge.meter;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OperationFinderTest {

    @ParameterizedTest
    @CsvSource(delimiterString = "=>", quoteCharacter = '`', textBlock = """
            ``                                                       => 0
            int x = 1;                                               => 2
            new A();                                                 => 7
            Math.abs(number);                                        => 3
            Integer.valueOf(number);                                 => 3
            List.of();                                               => 11
            new ArrayList<Integer>();                                => 13
            new Inherits().size();                                   => 17
            IntSupplier action = () -> 7; action.getAsInt();         => 7
            new Failure();                                           => 16
            """)
    void a_call_into_the_jdk_counts_as_ten_steps_unless_it_is_cheap_and_all_else_as_one(String statements, int steps) {
        assertThat(Snippet.of(statements, """
                static int number = 2;
                static void own() { }
                static class Inherits extends ArrayList<Integer> { }
                static class Failure extends IllegalArgumentException { }
                """).executed().steps()).isEqualTo(steps + 1);
    }

    @ParameterizedTest
    @CsvSource(delimiterString = "=>", quoteCharacter = '`', textBlock = """
            # an element of a row is read from a board
            number = first(board[1]);                                           => {READ_BOARD=1, READ_NUMBER=1}
            int[] row = number > 0 ? board[1] : null; number = row[0];          => {READ_BOARD=1, COMPARE=1}
            int[] row = number > 0 ? board[1] : numbers; number = row[0];       => {READ_BOARD=1, COMPARE=1}
            int[] row = number < 0 ? numbers : board[1]; number = row[0];       => {READ_BOARD=1, COMPARE=1}
            number = Arrays.stream(board[1]).sum();                             => {READ_BOARD=1}
            number = cube[1][2][3];                                             => {READ_BOARD=1}
            short[][] a = new short[9][5]; number = a[1][2];                    => {READ_BOARD=1}
            short[][] a = new short[9][]; a[1] = new short[2]; number = a[1][0]; => {READ_BOARD=1}
            short[][] a = {null, null, null, null, new short[9]}; number = a[4][2]; => {READ_BOARD=1}
            short[][] a = {}; a = Arrays.copyOf(a, 2); a[0] = new short[1]; number = a[0][0]; => {READ_BOARD=1}
            short[][] a = new short[1][9]; number = a[0][2];                    => {READ_NUMBER=1}
            short[][] a = new short[9][4]; number = a[1][2];                    => {READ_NUMBER=1}
            short[][] a = {new short[9], new short[9]}; number = a[1][2];       => {READ_NUMBER=1}
            String.valueOf(objects[1][2]);                                      => {READ_BOARD=1, STRING=1}
            Object any = number > 1 ? board[1] : "a"; Objects.isNull(any);      => {COMPARE=1}
            Object any = number > 1 ? "a" : board[1]; Objects.isNull(any);      => {COMPARE=1}
            Object any = number > 1 ? board[1] : letters[1]; Objects.isNull(any); => {COMPARE=1}
            # an element of an array of numbers or letters is a number
            long[] all = {7}; all[0] += 2;                                      => {READ_NUMBER=1, WRITE_NUMBER=2}
            Object all = new int[] {7}; number = ((int[]) all)[0];              => {READ_NUMBER=1, WRITE_NUMBER=1}
            int[] all = numbers; if (number > 9) { all = null; } number = all[0]; => {READ_NUMBER=1, COMPARE=1}
            int[] copy = Arrays.copyOf(numbers, 8);                             => {READ_NUMBER=1}
            # what is drawn as it is decides nothing
            new StringBuilder().append(letters[1][2]);                          => {STRING=2}
            new StringBuilder().append(letters[1]);                             => {READ_NUMBER=1, STRING=2}
            String text = "" + letters[1][2];                                   => {STRING=1}
            String text = new String(letters[1]);                               => {READ_NUMBER=1, STRING=1}
            String text = String.valueOf(letters[1]);                           => {READ_NUMBER=1, STRING=1}
            String text = Arrays.toString(board[1]);                            => {READ_NUMBER=1}
            flag = Arrays.equals(board[1], board[2]);                           => {READ_BOARD=2}
            # an element of an array of booleans is one unless it is a flag or stands on a board
            boolean[] a = new boolean[number]; a[0] = a[1];                     => {READ_BOOLEAN=1}
            boolean[] a = {true, true, true, true, true}; flag = a[1];          => {READ_BOOLEAN=1}
            boolean[] a = new boolean[4]; flag = a[1];                          => {}
            flag = allFlags()[0];                                               => {}
            flag = Later.flags()[0];                                            => {}
            boolean[][] a = new boolean[3][9]; flag = a[1][2];                  => {READ_BOOLEAN=1}
            boolean[][] a = {new boolean[9], new boolean[9]}; flag = a[1][2];   => {READ_BOOLEAN=1}
            boolean[][] a = new boolean[4][]; a[1] = new boolean[9]; flag = a[1][2]; => {READ_BOOLEAN=1}
            boolean[][] a = new boolean[5][9]; flag = a[1][2];                  => {READ_BOARD=1}
            enum E { A, B, C, D } boolean[][] a = new boolean[E.values().length][9]; flag = a[1][2]; => {READ_BOOLEAN=1}
            enum E { A, B, C, D, E } var a = new boolean[E.values().length][9]; flag = a[1][2]; => {READ_BOARD=1}
            boolean[][] a = new boolean[number][]; a[1] = new boolean[2]; flag = a[1][0]; => {READ_BOARD=1}
            boolean[][][] a = new boolean[3][9][9]; flag = a[1][2][3];          => {READ_BOARD=1}
            boolean[][] a = new boolean[number][2]; flag = a[1][0];             => {READ_BOOLEAN=1}
            boolean[][] a = new boolean[9][9]; any(a[1]);                       => {READ_BOARD=1, READ_BOOLEAN=1}
            boolean[] a = flags.clone(); flag = a[0];                           => {}
            boolean[] a = Arrays.copyOf(flags, number); flag = a[0];            => {READ_BOOLEAN=1}
            Boolean[] a = new Boolean[number]; a[0] = true; flag = a[0];        => {READ_BOOLEAN=1, UNBOX_BOOLEAN=1}
            Boolean[] a = {true}; flag = a[0];                                  => {UNBOX_BOOLEAN=1}
            # bits are masked and truth values are not
            large = large << 1 >> 2 >>> 3;                                      => {SHIFT=3}
            large = large & 6 | 8 ^ large;                                      => {MASK=3}
            flag = flag & other() | flag ^ true;                                => {}
            flag = flag & (number > 1 ? flag : other());                        => {COMPARE=1}
            flag = flag & (number > 1 ? other() : true); number = number << 1;  => {COMPARE=1, SHIFT=1}
            Object one = 1; flag = flag & one instanceof Integer;               => {}
            byte[] a = {1}; number = a[0] & 1;                                => {READ_NUMBER=1, WRITE_NUMBER=1, MASK=1}
            boolean both = flag & other(); flag = both | both;                  => {}
            int bit = 1; if (number > 1) { bit = 6; } number = bit & 1;         => {COMPARE=1, MASK=1}
            int bit = 3; if (number > 1) { bit = 1; } number = bit & 1;         => {COMPARE=1, MASK=1}
            int bits = number & 1; bits = bits | 0;                             => {MASK=2}
            # calls of collections bit sets big numbers and strings are told apart
            List<Integer> list = List.of(1); for (int each : list) { }          => {LIST=5}
            Collection<Integer> list = new ArrayList<>(); list.contains(1);     => {LIST=2}
            new Hashtable<>().containsKey(1); ConcurrentHashMap.newKeySet().contains(1); => {SET=4}
            new java.util.concurrent.atomic.AtomicLong().get();                 => {ATOMIC=2}
            Supplier<Collection<Integer>> sets = TreeSet::new; sets.get().contains(1); => {SET=2}
            Collection<Integer> set = numbers().collect(Collectors.toSet()); set.contains(1); => {SET=1}
            class NoSet { } new NoSet(); Collection<Integer> list = List.of(1); list.contains(1); => {LIST=2}
            String text = "n = " + number;                                      => {STRING=1}
            Function<String, Integer> length = String::length;                  => {STRING=1}
            new BitSet(); Collection<Integer> list = List.of(1); list.contains(1); => {LIST=2, BIT_SET=1}
            try { number = 1 / (number - 2); } catch (ArithmeticException e) { }   => {EXCEPTION=1}
            """)
    void an_instruction_does_its_operations(String statements, String operations) {
        assertThat(operations(statements)).isEqualTo(operations);
    }

    @ParameterizedTest
    @CsvSource(delimiterString = "=>", quoteCharacter = '`', textBlock = """
            Marks marks = new Marks(); marks.contains(1);                       => {SET=3}
            MoreMarks marks = new MoreMarks(); marks.contains(1);               => {SET=4}
            Collection<Integer> marks = new MoreMarks(); marks.contains(1);     => {SET=4}
            IntPredicate marked = new Marks()::contains; marked.test(1);        => {SET=3}
            """)
    void a_class_of_the_submission_is_what_it_inherits_from(String statements, String operations) {
        assertThat(Snippet.of(statements, """
                static class Marks extends HashSet<Integer> { }
                static class MoreMarks extends Marks { }
                """).operations()).isEqualTo(operations);
    }

    @ParameterizedTest
    @CsvSource(delimiterString = "=>", quoteCharacter = '`', textBlock = """
            flag = Math.abs(1 - numbers[1]) == any;                             => {READ_NUMBER=1, COMPARE=1}
            number = Integer.signum(numbers[1] - any) + Integer.signum(any);    => {READ_NUMBER=1, COMPARE=1}
            number = numbers[1] * numbers[0] + any * numbers[0] + any * any;    => {READ_NUMBER=3, COMPARE=1}
            number = Integer.compare(any, numbers[1]) + Long.compare(any, any); => {READ_NUMBER=1, COMPARE=1}
            flag = any + (numbers[1] ^ 1) == any;                               => {READ_NUMBER=1, COMPARE=1, MASK=1}
            flag = (any & numbers[1]) == any;                                   => {READ_NUMBER=1, COMPARE=1, MASK=1}
            flag = longs[1] == any;                                             => {READ_NUMBER=1, COMPARE=1}
            flag = number == any;                                               => {COMPARE=1}
            flag = new A().own == any;                                          => {COMPARE=1}
            flag = new ArrayList<>(list).get(0) == any;                         => {COMPARE=1, LIST=2}
            flag = list.isEmpty() == any > 2;                                   => {LIST=1}
            flag = first(numbers) == any;                                       => {READ_NUMBER=1, COMPARE=1}
            flag = plain(any) == any;                                           => {}
            flag = same(numbers[1], 1L, any);                                   => {READ_NUMBER=1, COMPARE=1}
            flag = same(any, 1L, numbers[1]);                                   => {READ_NUMBER=1, COMPARE=1}
            flag = same(any, numbers[1], any);                                  => {READ_NUMBER=1}
            flag = new A().isOwn(numbers[1]);                                   => {READ_NUMBER=1, COMPARE=1}
            flag = Later.first(numbers[1], any);                                => {READ_NUMBER=1, COMPARE=1}
            IntPredicate each = i -> i == any; flag = each.test(any);           => {COMPARE=1}
            int one = any > 1 ? numbers[1] : any; flag = one == any;            => {READ_NUMBER=1, COMPARE=1}
            int one = any > 1 ? any : numbers[1]; flag = one == any;            => {COMPARE=1}
            flag = any == 2 | any == any + 1;                                   => {}
            flag = 1 != numbers[1];                                             => {READ_NUMBER=1, READ_MARK=1}
            flag = letters[1][2] == 'Q';                                        => {READ_BOARD=1, READ_MARK=1}
            flag = objects[1][2] == null;                                       => {READ_BOARD=1, READ_MARK=1}
            int one = numbers[number > 1 ? 1 : 2]; flag = one == 7;           => {READ_NUMBER=1, COMPARE=1, READ_MARK=1}
            int one = number > 1 ? numbers[1] : 3; flag = one == 0;             => {READ_NUMBER=1, COMPARE=2}
            flag = numbers[1] + 1 == 7;                                         => {READ_NUMBER=1, COMPARE=1}
            """)
    void what_is_stored_is_compared_and_an_element_with_a_constant_is_a_mark(String statements, String operations) {
        assertThat(operations("int any = Math.abs(3); " + statements)).isEqualTo(operations);
    }

    private static String operations(String statements) {
        return Snippet.of(statements, """
                static int number = 2;
                static long large = 2;
                static boolean flag;
                static int[] numbers = new int[8];
                static int[][] board = new int[8][8];
                static int[][][] cube = new int[8][8][8];
                static char[][] letters = new char[8][8];
                static Object[][] objects = new Object[8][8];
                static boolean[] flags = {true};
                static long[] longs = new long[8];
                static List<Integer> list = List.of(1);
                int own = 5;
                boolean isOwn(int one) { int other = Math.abs(7); return one == other; }
                static boolean same(int one, long large, int other) { return one == other; }
                static int plain(int one) { return one; }
                static int first(int[] all) { return all[0]; }
                static boolean any(boolean[] all) { return all[0]; }
                static boolean other() { return flag; }
                static boolean[] allFlags() { return flags; }
                static boolean second(int one, int other) { return Later.third(one, other); }
                static class Later {
                    static boolean[] flags() { return flags; }
                    static boolean first(int one, int other) { return second(one, other); }
                    static boolean third(int one, int other) { return one == other; }
                }
                static Stream<Integer> numbers() { return Stream.of(1); }
                """).operations();
    }
}
