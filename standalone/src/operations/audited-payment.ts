import type { Instant } from "@naqsh/shared/kernel/instant";
import type { Halalas } from "@naqsh/shared/kernel/money";
import { STRIPE_METHOD, TRANSFER_METHOD } from "@naqsh/shared/order";
import type { ProvidersWord, ProviderSums } from "@naqsh/worker/ports/provider-sums";

/** Who holds the money of a payment before it is ours. */
export type MoneyHolder = "sandbox" | "stripe" | "bank";

/** One payment of an order, by its events alone. */
export type AuditedPayment = {
  holder: MoneyHolder;
  /** It can still bring money; the job that asks the provider brings it here. */
  isUnderWay: boolean;
  /** What it paid of the order's price; 0 if it paid none. */
  price: Halalas;
  /** By the lines of the statement, of a transfer alone. */
  transferred: Halalas;
  owedBack: Halalas;
  givenBack: Halalas;
  /** Of `givenBack`, by bank transfer, of which the holder knows nothing. */
  givenByHand: Halalas;
  /** Of the price: told as given back, and not given again since it came back. */
  cameBack: Halalas;
  /** Of `owedBack` and of `givenBack`: money that never was a part of the price. */
  besidePrice: { owedBack: Halalas; givenBack: Halalas };
  /** When money of it last moved in the log. */
  movedAt: Instant;
};

export const holderOf = (method: string): MoneyHolder => {
  if (method === STRIPE_METHOD) return "stripe";
  return method === TRANSFER_METHOD ? "bank" : "sandbox";
};

export const begunPayment = (holder: MoneyHolder, movedAt: Instant): AuditedPayment => ({
  holder,
  isUnderWay: true,
  price: 0,
  transferred: 0,
  owedBack: 0,
  givenBack: 0,
  givenByHand: 0,
  cameBack: 0,
  besidePrice: { owedBack: 0, givenBack: 0 },
  movedAt,
});

/** All that came with a payment: a card's that did not pay the order goes back whole. */
export const cameWith = ({ holder, price, transferred, owedBack }: AuditedPayment): Halalas => {
  if (holder === "bank") return transferred;
  return price > 0 ? price : owedBack;
};

const HOLDERS: Readonly<Record<MoneyHolder, string>> = { sandbox: "the sandbox", stripe: "Stripe", bank: "the bank" };
const NOTHING: ProviderSums = { taken: new Map(), givenBack: new Map() };

/** What the holders say of payments; banks say it by the lines of their statements, which lie in streams of their own. */
export type HoldersWord = Omit<ProvidersWord, "sandbox" | "stripe"> & Record<MoneyHolder, ProviderSums | null>;

/** Where the holder tells another story of a payment; nothing of one that moved since it was asked, or may still move. */
export const differencesOf = (paymentId: string, payment: AuditedPayment, word: HoldersWord): string[] => {
  const { holder, isUnderWay, owedBack, movedAt } = payment;
  const givenBack = payment.givenBack - payment.givenByHand;
  const sums = word[holder];
  if (sums === null || isUnderWay || movedAt >= word.asOf) return [];
  const { taken, givenBack: went } = sums;
  const [came, took, back] = [cameWith(payment), taken.get(paymentId) ?? 0, went.get(paymentId) ?? 0];
  const faults: string[] = [];
  if (took !== came) faults.push(`payment ${paymentId} brought ${came} halalas here and ${took} at ${HOLDERS[holder]}`);
  // Between the provider's act and its record lies a moment, or a crash: the refund's job records it.
  const isOnItsWay = back > givenBack && back + payment.givenByHand <= owedBack;
  if (holder !== "bank" && back !== givenBack && !isOnItsWay)
    faults.push(`${givenBack} halalas of payment ${paymentId} went back here and ${back} at ${HOLDERS[holder]}`);
  return faults;
};

/** Money that a provider took for payments that were never begun here. */
export const strangersIn = (known: ReadonlySet<string>, word: ProvidersWord): { about: string; fault: string }[] =>
  (["sandbox", "stripe"] as const).flatMap((holder) =>
    [...(word[holder] ?? NOTHING).taken]
      .filter(([paymentId]) => !known.has(paymentId))
      .map(([paymentId, took]) => ({
        about: `payment-${paymentId}`,
        fault: `${HOLDERS[holder]} took ${took} halalas for a payment that was never begun here`,
      })),
  );
