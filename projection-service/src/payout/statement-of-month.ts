import type { Language } from "@naqsh/shared/kernel/language";
import { riyadhDayOf } from "@naqsh/shared/kernel/riyadh-day";
import type { PayoutStatement, StatementLine } from "@naqsh/shared/payout";
import { decimalFromHalalas } from "@naqsh/shared/kernel/money";
import { allDocuments } from "../joins/all-documents";
import { csvLine } from "../joins/safe-csv";
import type { QueryDeps } from "../query-deps";
import type { PayoutDocument } from "./payouts.projection";
import { nameOfSale } from "./present-payout";

/** Tells a spreadsheet that the text is UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";
const MONTH = "2026-11".length;

const monthOf = (at: string): string => riyadhDayOf(at).slice(0, MONTH);

/** Months of Riyadh in which something was transferred, newest first. */
export const monthsOf = (payouts: readonly PayoutDocument[]): string[] =>
  [...new Set(payouts.flatMap(({ transfers }) => transfers.map(({ at }) => monthOf(at))))].toSorted().toReversed();

/** What the bank transferred to an artist in a month of Riyadh ("2026-11"), oldest first. */
export const statementOf = async (artistId: string, month: string, deps: QueryDeps): Promise<PayoutStatement> => {
  const lines: StatementLine[] = [];
  for await (const { orderId, transfers } of allDocuments(deps.views.payouts, "byArtist", [artistId])) {
    const ofMonth = transfers.filter(({ at }) => monthOf(at) === month);
    if (ofMonth.length === 0) continue;
    const named = await nameOfSale(orderId, deps);
    lines.push(...ofMonth.map(({ at, amount }) => ({ at, orderId, ...named, amount })));
  }
  const sorted = lines.toSorted((a, b) => (a.at < b.at ? -1 : 1));
  return { month, lines: sorted, total: sorted.reduce((sum, { amount }) => sum + amount, 0) };
};

const HEADINGS = {
  ar: ["التاريخ", "الطلب", "العمل", "العمل بالإنجليزية", "المبلغ بالريال"],
  en: ["Date", "Order", "Artwork", "Artwork in English", "Amount in SAR"],
} as const;

/** The statement as a file for a spreadsheet, with headings in its reader's language; amounts in riyals. */
export async function* statementCsv({ lines }: PayoutStatement, language: Language): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine([...HEADINGS[language]]);
  for (const { at, orderNumber, title, titleEn, amount } of lines) {
    yield csvLine([riyadhDayOf(at), orderNumber, title, titleEn, Number(decimalFromHalalas(amount))]);
  }
}
