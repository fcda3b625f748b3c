package nqueens.judge.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CompletableFuture;

import org.junit.jupiter.api.Test;

class RoomTest {

    @Test
    void a_place_that_is_taken_is_waited_for_and_left_once() {
        assertThat(new Room(960).isForOneOnly()).isFalse();
        Room room = new Room(959);
        assertThat(room.isForOneOnly()).isTrue();
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
}
