import type { HistoryEntry } from "@naqsh/shared/moderation";
import { explained } from "../entry-words";
import { momentOf, wordOf } from "../operator-command";
import type { AnswerKind, OperatorCommand } from "../operator-command";

const entry: AnswerKind<HistoryEntry> = { kind: "entry", words: explained };

const nothing: AnswerKind<{ nothing: string }> = {
  kind: "nothing",
  words: (answer) => answer.nothing,
  isTrouble: () => true,
};

const nothingOf = (stream: string, until: string | undefined): string =>
  `No event of ${stream}${until === undefined ? "" : ` until ${until}`}. A stream is named as auction-<id>, artwork-<id>, order-<id>, user-<id> or inbox-<id>.`;

export const explain: OperatorCommand = {
  name: "explain",
  usage: { form: "explain <stream> [--at time]", what: "a stream's events: who, when, why" },
  input: { words: 1, needs: "the name of a stream: auction-<id>", option: "at" },
  answers: [entry, nothing],
  askLog: async function* (shop, request) {
    const stream = wordOf(request["argument"], "explain needs the name of a stream: auction-<id>");
    const until = momentOf(request);
    let told = 0;
    for await (const one of shop.projections.explain(stream, until)) {
      told += 1;
      yield { answer: "entry", ...one };
    }
    if (told === 0) yield { answer: "nothing", nothing: nothingOf(stream, until) };
  },
};
