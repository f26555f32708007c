import type { FilesReport } from "@naqsh/shared/platform/adapters/folder/file-digests";
import { compared, computedInCluster, computedInShop, viewsOf } from "../compute-views";
import type { AnswerKind, OperatorCommand } from "../operator-command";
import { pictureWords } from "../picture-words";
import { withProgress } from "../progress";

const pictures: AnswerKind<{ pictures: FilesReport }> = {
  kind: "pictures",
  words: (answer) => pictureWords(answer.pictures),
  isTrouble: (answer) => answer.pictures.damaged.length > 0,
};

export const verify: OperatorCommand = {
  name: "verify",
  usage: { form: "verify [view]", what: "compute a view (or all) again and compare document by document" },
  input: { words: 1 },
  answers: [compared, pictures],
  askShop: async function* (shop, { argument }) {
    const name = typeof argument === "string" && argument !== "all" ? argument : undefined;
    yield* computedInShop(viewsOf(name, shop), shop.projections.verify, shop);
    if (name === undefined) yield { answer: "pictures", pictures: yield* withProgress(shop.checkFiles) };
  },
  askCluster: (cluster, { argument }) => computedInCluster(cluster, "verify", argument),
};
