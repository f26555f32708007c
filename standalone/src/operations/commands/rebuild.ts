import { compared, computedInCluster, computedInShop, viewsOf } from "../compute-views";
import { wordOf } from "../operator-command";
import type { OperatorCommand } from "../operator-command";

export const rebuild: OperatorCommand = {
  name: "rebuild",
  usage: {
    form: "rebuild <view | all>",
    what: "compute a view again beside the running one, switch, show the difference",
  },
  input: { words: 1, needs: "the name of a view, or all" },
  answers: [compared],
  askShop: async function* (shop, { argument }) {
    const name = wordOf(argument, "rebuild needs the name of a view, or all");
    const views = viewsOf(name === "all" ? undefined : name, shop);
    for await (const answer of computedInShop(views, shop.projections.rebuild, shop)) {
      yield "progress" in answer ? answer : { ...answer, tookOver: true };
    }
  },
  askCluster: (cluster, { argument }) => computedInCluster(cluster, "rebuild", argument),
};
