import type { ParkedWork } from "@naqsh/shared/operations";
import { parkedWorkOf } from "@naqsh/worker/http/internal-operations";
import { overviewOf } from "../cluster-operations";
import { count } from "../operator-command";
import type { AnswerKind, OperatorCommand } from "../operator-command";

const parkedWork: AnswerKind<{ parked: readonly ParkedWork[] }> = {
  kind: "parked",
  words: (answer) =>
    answer.parked.length === 0
      ? "Nothing failed and waits."
      : [
          ...answer.parked.map(
            ({ id, what, reason, attempts, at }) =>
              `${at}  ${what}, given up after ${count(attempts)} attempts: ${reason}\n  to try again: npm run ops -- parked --retry ${id}`,
          ),
          `${count(answer.parked.length)} in all.`,
        ].join("\n"),
};

/** Failed policies and dead jobs, which wait until an operator has them tried again (`retry`). */
export const parked: OperatorCommand = {
  name: "parked",
  usage: { form: "parked [--retry id]", what: "what failed and waits for an operator; or try one again" },
  input: { words: 0, option: "retry" },
  answers: [parkedWork],
  askShop: async function* ({ worker }) {
    yield { answer: "parked", parked: await parkedWorkOf(worker) };
  },
  askCluster: async function* (cluster) {
    yield { answer: "parked", parked: (await overviewOf(cluster)).parked };
  },
};
