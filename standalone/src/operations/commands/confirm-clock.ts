import type { AnswerKind, OperatorCommand } from "../operator-command";

const confirmed: AnswerKind<{ confirmed: boolean }> = {
  kind: "confirmed",
  words: (answer) =>
    answer.confirmed
      ? "The clock is taken as it is; what was lost until now is given back."
      : "Nobody waits for that: the clock is taken already.",
  isTrouble: (answer) => !answer.confirmed,
};

export const confirmClock: OperatorCommand = {
  name: "confirm-clock",
  usage: {
    form: "confirm-clock",
    what: "after a start: the time on the clock has passed, take it (status says when this is asked)",
  },
  input: { words: 0 },
  answers: [confirmed],
  askShop: async function* ({ worker }) {
    yield { answer: "confirmed", confirmed: worker.confirmClock() };
  },
};
