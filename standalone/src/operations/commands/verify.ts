import type { CountReport } from "@naqsh/projection-service/joins/audit-counts";
import type { FilesReport } from "@naqsh/shared/platform/adapters/folder/file-digests";
import { compared, computedInCluster, computedInShop, viewsOf } from "../compute-views";
import type { MoneyReport } from "../money-audit";
import { count, type AnswerKind, type OperatorCommand } from "../operator-command";
import { pictureWords } from "../picture-words";
import { withProgress } from "../progress";

const pictures: AnswerKind<{ pictures: FilesReport }> = {
  kind: "pictures",
  words: (answer) => pictureWords(answer.pictures),
  isTrouble: (answer) => answer.pictures.damaged.length > 0,
};

const riyals = (halalas: number): string => (halalas / 100).toFixed(2);

const money: AnswerKind<{ money: MoneyReport }> = {
  kind: "money",
  words: ({ money: { orders, received, givenBack, paidOut, notCompared, faults } }) =>
    [
      `${count(orders)} orders: ${riyals(received)} SAR came in, ${riyals(givenBack)} went back, ${riyals(paidOut)} went to artists`,
      ...(notCompared === 0
        ? []
        : [`${count(notCompared)} payments were not compared: this shop has no keys for their provider`]),
      ...(faults.length === 0
        ? ["Every halala is accounted for."]
        : faults.map(({ about, fault }) => `${about}: ${fault}`)),
    ].join("\n"),
  isTrouble: (answer) => answer.money.faults.length > 0,
};

const counts: AnswerKind<{ counts: CountReport }> = {
  kind: "counts",
  words: ({ counts: { looks, shares, likes, wishes, follows, days, changedMeanwhile, faults } }) =>
    [
      `${count(looks)} looks, ${count(shares)} shares, ${count(likes)} likes, ${count(wishes)} wishes and ${count(follows)} follows in the log`,
      `${count(days)} days of works and artists, as analytics measure them`,
      ...(changedMeanwhile === 0 ? [] : [`${count(changedMeanwhile)} changed meanwhile and were not compared`]),
      ...(faults.length === 0
        ? ["Every count is what the log says."]
        : faults.map(
            ({ view, key, count: of, shown, recounted }) => `${view} ${key}: ${of} ${shown}, not ${recounted}`,
          )),
    ].join("\n"),
  isTrouble: (answer) => answer.counts.faults.length > 0,
};

export const verify: OperatorCommand = {
  name: "verify",
  usage: {
    form: "verify [view | money | counts]",
    what: "compute a view (or all) again and compare; money: every halala by the log; counts: looks, shares, likes, wishes, follows and what artists measure by day",
  },
  input: { words: 1 },
  answers: [compared, pictures, money, counts],
  askShop: async function* (shop, { argument }) {
    if (argument === "money") {
      yield { answer: "money", money: yield* withProgress(shop.runMoneyAudit) };
      return;
    }
    if (argument === "counts") {
      const report = withProgress<CountReport>((tell) =>
        shop.projections.auditCounts((done) => tell({ done, total: shop.log.extent().events, unit: "events" })),
      );
      yield { answer: "counts", counts: yield* report };
      return;
    }
    const name = typeof argument === "string" && argument !== "all" ? argument : undefined;
    yield* computedInShop(viewsOf(name, shop), shop.projections.verify, shop);
    if (name === undefined) yield { answer: "pictures", pictures: yield* withProgress(shop.checkFiles) };
  },
  askCluster: async function* (cluster, { argument }) {
    if (argument === "counts") yield { answer: "counts", counts: await cluster.get("/internal/counts") };
    else yield* computedInCluster(cluster, "verify", argument);
  },
};
