import type { BackupReport } from "../back-up-shop";
import { count, wordOf } from "../operator-command";
import type { AnswerKind, OperatorCommand } from "../operator-command";
import { withProgress } from "../progress";

const backedUp: AnswerKind<BackupReport> = {
  kind: "backedUp",
  words: ({ events, files, folder, keys, hash }) =>
    `Backed up ${count(events)} events and ${count(files)} pictures to ${folder}\nThe keys lie in ${keys}: keep them in another place.\nEnd of the chain: ${hash}`,
};

export const backup: OperatorCommand = {
  name: "backup",
  usage: { form: "backup <folder>", what: "copy log and pictures and, kept apart, the keys; also while the site runs" },
  input: { words: 1, needs: "an empty folder", isPath: true },
  answers: [backedUp],
  askShop: async function* (shop, { argument }) {
    const folder = wordOf(argument, "backup needs an empty folder");
    yield { answer: "backedUp", ...(yield* withProgress((tell) => shop.backUp(folder, tell))) };
  },
};
