package nqueens.judge.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CompletableFuture;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RoomTest {

    @ParameterizedTest(name = "{0} MiB")
    @CsvSource({"0, true", "512, true", "959, true", "960, false", "1024, false", "1000000000, false"})
    void a_machine_with_less_than_a_gigabyte_has_room_for_one(long memoryMib, boolean isForOneOnly) {
        assertThat(new Room(memoryMib).isForOneOnly()).isEqualTo(isForOneOnly);
    }

    @Test
    void a_place_that_is_taken_is_waited_for_and_left_once() {
        Room room = new Room(512);
        Runnable first = room.take();
        CompletableFuture<Runnable> second = CompletableFuture.supplyAsync(room::take,
                task -> new Thread(task).start());
        assertThat(second).isNotDone();
        first.run();
        first.run();
        CompletableFuture<Runnable> third = CompletableFuture.supplyAsync(() -> {
            second.join();
            return room.take();
        }, task -> new Thread(task).start());
        second.join();
        assertThat(third).isNotDone();
        second.join().run();
        third.join().run();
    }

    @Test
    void a_machine_with_much_memory_has_room_for_many() {
        Room room = new Room(1600);
        assertThat(room.take()).isNotNull();
        assertThat(room.take()).isNotNull();
        assertThat(room.take()).isNotNull();
        assertThat(room.take()).isNotNull();
    }
}
