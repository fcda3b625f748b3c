package nqueens.judge;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.Optional;

import nqueens.judge.worker.Reply;
import nqueens.judge.worker.Request.Action;
import nqueens.problem.Call;
import nqueens.problem.Solver;

/** An answer whose arrays or iterator the worker keeps under a number. */
record KeptAnswer(Caller caller, Call call, Type type, Object answer, int number, Worker owner)
        implements Solver.LiveAnswer {

    @Override
    public Object answerNow() {
        return caller.value(call, lived(call, Action.ANSWER_NOW, 0, type));
    }

    @Override
    public Object argumentNow(int index) {
        return caller.value(call, asked(call, Action.ARGUMENT_NOW, index));
    }

    @Override
    public void overwrite() {
        caller.value(call, asked(call, Action.OVERWRITE, 0));
    }

    @Override
    public boolean hasNext() {
        Call asked = call.followedBy("hasNext()");
        return (Boolean) caller.value(asked, lived(asked, Action.HAS_NEXT, 0, boolean.class));
    }

    @Override
    public Solver.LiveAnswer next() {
        int next = caller.newNumber();
        Call asked = call.followedBy("next()");
        Object element = caller.value(asked, lived(asked, Action.NEXT, next, element()));
        return new KeptAnswer(caller, asked, element(), element, next, owner);
    }

    @Override
    public Optional<String> unlessAtItsEnd() {
        return Explanations.unless(Reply.ExceptionKind.NO_ELEMENT,
                lived(call.followedBy("next()"), Action.NEXT, 0, element()));
    }

    /** The type of an iterator's elements. */
    private Type element() {
        return ((ParameterizedType) type).getActualTypeArguments()[0];
    }

    private Reply lived(Call asked, Action action, int number, Type expected) {
        Reply reply = asked(asked, action, number);
        caller.checkType(owner, asked, expected, reply);
        return reply;
    }

    private Reply asked(Call asked, Action action, int with) {
        Reply reply = caller.callLater(owner, asked, Caller.request(action, asked, with, number));
        if (reply instanceof Reply.TooLong || reply instanceof Reply.NoSolver) {
            throw Explanations.grown(call);
        }
        return reply;
    }
}
