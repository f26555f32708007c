import { checkFolder } from "../../data-folder/check-folder";
import type { CheckedFile } from "../../data-folder/check-folder";
import { count } from "../operator-command";
import type { AnswerKind, OperatorCommand } from "../operator-command";
import { withProgress } from "../progress";

const isDamaged = ({ state }: CheckedFile): boolean => state === "damaged";

const checkedFolder: AnswerKind<{ filesOfShop: readonly CheckedFile[] }> = {
  kind: "checkedFolder",
  words: ({ filesOfShop }) => {
    const lines = filesOfShop.map(({ file, what, state, reason }) => {
      const said = state === "damaged" ? `DAMAGED: ${reason}` : state;
      return `${file}: ${what}, ${said}`;
    });
    const damaged = filesOfShop.filter(isDamaged).length;
    const found = damaged === 0 ? "none is damaged" : `${count(damaged)} are DAMAGED`;
    return [...lines, `${count(filesOfShop.length)} files; ${found}.`].join("\n");
  },
  isTrouble: ({ filesOfShop }) => filesOfShop.some(isDamaged),
};

export const check: OperatorCommand = {
  name: "check",
  usage: { form: "check", what: "say of every file in DATA_FOLDER what it is and whether it is whole" },
  input: { words: 0 },
  answers: [checkedFolder],
  askFolder: async function* (dataFolder) {
    yield { answer: "checkedFolder", filesOfShop: yield* withProgress((tell) => checkFolder(dataFolder, tell)) };
  },
};
