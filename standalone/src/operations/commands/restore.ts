import { count } from "../operator-command";
import type { AnswerKind, OperatorCommand } from "../operator-command";
import { pictureWords } from "../picture-words";
import { withProgress } from "../progress";
import { UsageError } from "../usage-error";
import { restoreShop } from "../restore-shop";
import type { RestoreReport } from "../restore-shop";

const restored: AnswerKind<RestoreReport> = {
  kind: "restored",
  words: ({ events, folder, erasures, pictures }) =>
    `Restored ${count(events)} events to ${folder}; ${count(erasures)} erasures applied to the keys again. Views are computed at the first start.\n${pictureWords(pictures)}`,
  isTrouble: ({ pictures }) => pictures.damaged.length > 0,
};

export const restore: OperatorCommand = {
  name: "restore",
  usage: {
    form: "restore <folder> [--keys folder]",
    what: "make a shop in DATA_FOLDER, which must be empty, from a backup",
  },
  input: { words: 1, needs: "the folder of a backup", option: "keys", isPath: true },
  answers: [restored],
  askFolder: async function* (dataFolder, { argument, keys }) {
    if (typeof argument !== "string") throw new UsageError("restore needs the folder of a backup");
    const from = { backup: argument, keys: typeof keys === "string" ? keys : undefined };
    yield { answer: "restored", ...(yield* withProgress((tell) => restoreShop(from, dataFolder, tell))) };
  },
};
