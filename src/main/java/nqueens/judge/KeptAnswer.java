package nqueens.judge;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.Optional;

import nqueens.judge.worker.Reply;
import nqueens.judge.worker.Request;
import nqueens.problem.Allowance;
import nqueens.problem.Call;
import nqueens.problem.Solver;

/** An answer whose arrays or iterator the worker keeps under a number. */
record KeptAnswer(WorkerSession session, Caller caller, Call call, Type type, Object answer, int number, Worker owner)
        implements Solver.LiveAnswer {

    private Request request(Request.Action action, int with) {
        return WorkerSession.request(Request.Action.CALL, call, number).later(action, with);
    }

    @Override
    public Object answerNow() {
        Reply reply = now(request(Request.Action.ANSWER_NOW, 0));
        caller.checkType(owner, call, type, reply);
        return caller.value(call, reply);
    }

    @Override
    public Object argumentNow(int index) {
        return caller.value(call, now(request(Request.Action.ARGUMENT_NOW, index)));
    }

    @Override
    public void overwrite() {
        caller.value(call, now(request(Request.Action.OVERWRITE, 0)));
    }

    @Override
    public boolean hasNext() {
        Call asked = call.followedBy("hasNext()");
        return (Boolean) caller.value(asked, lived(asked, request(Request.Action.HAS_NEXT, 0), boolean.class));
    }

    @Override
    public Solver.LiveAnswer next() {
        int next = session.newNumber();
        Call asked = call.followedBy("next()");
        Object element = caller.value(asked, lived(asked, request(Request.Action.NEXT, next), element()));
        return new KeptAnswer(session, caller, asked, element(), element, next, owner);
    }

    @Override
    public Optional<String> unlessAtItsEnd() {
        return Explanations.unless(Reply.ExceptionKind.NO_ELEMENT,
                lived(call.followedBy("next()"), request(Request.Action.NEXT, 0), element()));
    }

    /** The type of an iterator's elements. */
    private Type element() {
        return ((ParameterizedType) type).getActualTypeArguments()[0];
    }

    /** The result of a call to a method of the answer; like any call it may take time and return any type. */
    private Reply lived(Call asked, Request later, Type expected) {
        Reply reply = ofBoundedLength(caller.callLater(owner, asked, later, call.allowance()));
        caller.checkType(owner, asked, expected, reply);
        return reply;
    }

    private Reply now(Request later) {
        return ofBoundedLength(caller.callLater(owner, call, later, Allowance.STANDARD));
    }

    private Reply ofBoundedLength(Reply reply) {
        if (reply instanceof Reply.TooLong || reply instanceof Reply.NoSolver) {
            throw Explanations.grown(call);
        }
        return reply;
    }
}
