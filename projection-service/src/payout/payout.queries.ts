import { instantFromMs } from "@naqsh/shared/kernel/instant";
import type { Halalas } from "@naqsh/shared/kernel/money";
import { riyadhDayOf } from "@naqsh/shared/kernel/riyadh-day";
import {
  bankIdOf,
  creditTransferXml,
  type CreditTransfer,
  type PayoutPage,
  type payoutReads,
} from "@naqsh/shared/payout";
import { FIRST_SETTINGS, SETTINGS_STREAM_ID } from "@naqsh/shared/settings";
import { uuid5 } from "@naqsh/shared/kernel/uuid";
import { nextOf, pageOf } from "../http/list-page";
import { presentEach } from "../http/present-each";
import { refused, type QueriesFor } from "../http/query-route";
import { allDocuments } from "../joins/all-documents";
import type { QueryDeps } from "../query-deps";
import type { ViewName } from "../views";
import { trailFor } from "./trail-for-reader";
import { dueArtists } from "./due-artists";
import type { MemberDocument } from "./payout-batches.projection";
import { transferredOf, type PayoutDocument } from "./payouts.projection";
import { batchView, obstacleOf, payoutView, statusOfPayout } from "./present-payout";
import { monthsOf, statementCsv, statementOf } from "./statement-of-month";

const VIEWS: readonly ViewName[] = ["payouts", "orders", "artworks", "people"];

const sumBy = (payouts: readonly PayoutDocument[], of: (payout: PayoutDocument) => Halalas): Halalas =>
  payouts.reduce((sum, payout) => sum + of(payout), 0);

const pageOfArtist = async (artistId: string, deps: QueryDeps): Promise<PayoutPage> => {
  const payouts: PayoutDocument[] = [];
  for await (const payout of allDocuments(deps.views.payouts, "byArtist", [artistId])) payouts.push(payout);
  const newest = payouts.toReversed();
  const open = (status: "coming" | "due") =>
    sumBy(payouts, (payout) => (statusOfPayout(payout) === status ? payout.open : 0));
  const isReleased = payouts.some((payout) => payout.isReleased);
  return {
    coming: open("coming"),
    due: open("due"),
    underWay: sumBy(payouts, ({ underWay }) => underWay),
    paid: sumBy(payouts, transferredOf),
    reclaim: sumBy(payouts, (payout) => Math.max(0, -payout.open)),
    obstacle: await obstacleOf(artistId, isReleased, deps),
    months: monthsOf(payouts),
    payouts: await presentEach(newest, (payout) => payoutView(payout, deps)),
  };
};

const transferOf = async (batchId: string, member: MemberDocument, { people }: QueryDeps): Promise<CreditTransfer> => ({
  id: bankIdOf(uuid5(batchId, member.artistId)),
  amount: member.amount,
  name: (await people.open(member.name)) ?? "",
  iban: (await people.open(member.iban)) ?? "",
});

const settingsOf = async ({ views }: QueryDeps) =>
  (await views.settings.get(SETTINGS_STREAM_ID))?.settings ?? FIRST_SETTINGS;

const now = ({ clock }: QueryDeps) => instantFromMs(clock.now());

async function* single(text: string): AsyncGenerator<string> {
  yield text;
}

/** What artists were paid and are owed; what administrators have to pay, and the files for their bank. */
export const payoutQueries = (deps: QueryDeps): QueriesFor<typeof payoutReads> => ({
  moneyOfOrder: {
    views: ["moneyTrails", "orders", "people"],
    answer: async ({ params, asker }) => {
      const trail = await trailFor(params.id, asker, deps);
      return trail === null ? refused("ORDER_UNKNOWN") : { body: trail };
    },
  },
  myPayouts: { views: VIEWS, answer: async ({ asker }) => ({ body: await pageOfArtist(asker, deps) }) },
  payoutStatement: {
    views: VIEWS,
    answer: async ({ asker, input: { month, format, language } }) => {
      const statement = await statementOf(asker, month, deps);
      if (format === "json") return { body: statement };
      return { text: statementCsv(statement, language), type: "text/csv", fileName: `naqsh-payouts-${month}.csv` };
    },
  },
  payoutDesk: {
    views: [...VIEWS, "settings"],
    answer: async () => {
      const hasPayingAccount = (await settingsOf(deps)).bankAccount !== null;
      return { body: { due: await dueArtists(now(deps), deps), hasPayingAccount } };
    },
  },
  payoutBatches: {
    views: ["payoutBatches", "people"],
    answer: async ({ input }) => {
      const page = { index: "byTime", direction: "descending", ...pageOf(input) } as const;
      const found = await deps.views.payoutBatches.find(page);
      return {
        body: await presentEach(found.documents, ({ document }) => batchView(document, deps)),
        next: nextOf(found),
      };
    },
  },
  payoutBatchFile: {
    views: ["payoutBatches", "settings"],
    answer: async ({ params: { id } }) => {
      const batch = await deps.views.payoutBatches.get(id);
      if (batch === null) return refused("PAYOUT_BATCH_UNKNOWN");
      if (batch.exportedAt === null) return refused("PAYOUT_BATCH_NOT_EXPORTED");
      const { bankAccount, sellerName, platformName } = await settingsOf(deps);
      if (bankAccount === null) return refused("PAYING_ACCOUNT_MISSING");
      const transfers: CreditTransfer[] = [];
      for (const member of batch.members) if (member.amount > 0) transfers.push(await transferOf(id, member, deps));
      const file = { id: bankIdOf(id), madeAt: batch.exportedAt, day: riyadhDayOf(batch.exportedAt), transfers };
      const debtor = { name: (sellerName ?? platformName).en, iban: bankAccount.iban };
      const text = creditTransferXml({ ...file, debtor });
      return { text: single(text), type: "application/xml", fileName: `naqsh-payouts-${bankIdOf(id)}.xml` };
    },
  },
});
