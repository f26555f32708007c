import { actIn } from "../cluster-operations";
import { wordOf } from "../operator-command";
import type { AnswerKind, OperatorCommand } from "../operator-command";

const retried: AnswerKind<{ retried: boolean }> = {
  kind: "retried",
  words: (answer) => (answer.retried ? "It is tried again." : "Nothing that failed has this id: see parked"),
  isTrouble: (answer) => !answer.retried,
};

/** What `parked --retry <id>` means. */
export const retry: OperatorCommand = {
  name: "retry",
  usage: null,
  input: null,
  answers: [retried],
  needsServer: true,
  askShop: async function* ({ worker }, { argument }) {
    const id = wordOf(argument, "retry needs the id of a parked failure or a dead job");
    yield { answer: "retried", retried: await worker.retry(id) };
  },
  askCluster: async function* (cluster, { argument }) {
    yield { answer: "retried", retried: await actIn(cluster, "retry", { id: argument ?? "" }) };
  },
};
