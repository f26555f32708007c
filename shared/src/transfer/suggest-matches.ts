import { searchWords } from "../kernel/arabic-fold";
import type { Halalas } from "../kernel/money";
import { referencesIn } from "../order";
import type { StatementLine } from "./statement-lines";

/** A payment by transfer that money may come for. */
export type AwaitedTransfer = {
  paymentId: string;
  reference: string;
  /** What is missing of it; 0 for one that has ended, which late money may still name. */
  missing: Halalas;
  /** The buyer's names, as far as they are known. */
  names: readonly string[];
};

/** Why a line may belong to a payment; the first is the surest. */
export const MATCH_GROUNDS = ["reference", "amountAndName", "amount", "name"] as const;
export type MatchGround = (typeof MATCH_GROUNDS)[number];

export type Suggestion = { paymentId: string; ground: MatchGround };

const MOST_SUGGESTED = 5;
const SHORTEST_WORD = 3;

const wordsOf = (text: string): string[] => searchWords(text).filter((word) => word.length >= SHORTEST_WORD);

/** Two of a person's names stand in the text; one does if they have no more. */
const isNamed = (names: readonly string[], text: ReadonlySet<string>): boolean => {
  const words = [...new Set(names.flatMap(wordsOf))];
  const met = words.filter((word) => text.has(word)).length;
  return words.length > 0 && met >= Math.min(2, words.length);
};

const groundOf = (
  transfer: AwaitedTransfer,
  line: Pick<StatementLine, "amount">,
  text: { references: ReadonlySet<string>; words: ReadonlySet<string> },
): MatchGround | null => {
  if (text.references.has(transfer.reference)) return "reference";
  // Without its reference, nothing speaks for a payment that waits no more.
  if (transfer.missing === 0) return null;
  const isAmount = line.amount === transfer.missing;
  if (isNamed(transfer.names, text.words)) return isAmount ? "amountAndName" : "name";
  return isAmount ? "amount" : null;
};

const rank = ({ ground }: Suggestion): number => MATCH_GROUNDS.indexOf(ground);

/**
 * The payments that a line may belong to, the surest first. Where the reference names one, nothing else is suggested. The order in
 * which the payments are given does not matter.
 */
export const suggestMatches = (
  line: Pick<StatementLine, "amount" | "text">,
  awaited: readonly AwaitedTransfer[],
): Suggestion[] => {
  const text = { references: new Set(referencesIn(line.text)), words: new Set(wordsOf(line.text)) };
  const found = awaited.flatMap((transfer): Suggestion[] => {
    const ground = groundOf(transfer, line, text);
    return ground === null ? [] : [{ paymentId: transfer.paymentId, ground }];
  });
  const ordered = found.toSorted((a, b) => rank(a) - rank(b) || (a.paymentId < b.paymentId ? -1 : 1));
  const named = ordered.filter(({ ground }) => ground === "reference");
  return (named.length > 0 ? named : ordered).slice(0, MOST_SUGGESTED);
};
