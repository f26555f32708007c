import { paymentFailureText } from "@naqsh/shared/order";
import type { LetterTexts, MoneyLetter } from "./letter-facts";

/** By the reason that the money is owed back for. */
const BACK: Readonly<Record<string, (amount: string) => string>> = {
  tooLate: (amount) => `${amount} came after the order had ended or been paid, so it goes back to you.`,
  tooLittle: (amount) => `${amount} came by your transfer, which is less than the price, so it goes back to you.`,
  overpaid: (amount) => `You sent ${amount} more than the price, which goes back to you. The purchase stands.`,
  amountDiffers: (amount) => `${amount} came, which is not the order's total: it paid nothing and goes back to you.`,
};
const OTHER_BACK = (amount: string): string => `${amount} goes back to you.`;
const WHEN_BACK =
  "You need not do anything. A card gets it back from the provider, a transfer from us by bank transfer, which is made by hand and takes days; we write again when it was sent.";

/** Letters about payments, refunds, and what comes to an artist's account. */
export const englishMoneyLetters: Pick<LetterTexts, MoneyLetter> = {
  paymentReceived: ({ title, amount }) => ({
    subject: `We received your payment for ${title}`,
    lines: [`Thank you. ${amount} arrived, VAT included.`],
    action: "See the order",
  }),
  paymentFailed: ({ reason }) => ({
    subject: "Your payment did not go through",
    lines: [paymentFailureText(reason).en, "You can try again while there is time to pay."],
    action: "Try again",
  }),
  artworkPaid: ({ title, amount }) => ({
    subject: `${title} is paid for`,
    lines: [`The buyer of ${title} has paid. Your share is ${amount}.`],
    action: "See the order",
  }),
  payoutMade: ({ amount }) => ({
    subject: "You were paid",
    lines: [`The bank transferred ${amount} from your sales to your account.`],
    action: "See your payouts",
  }),
  payoutFailed: ({ amount }) => ({
    subject: "Your payout was not transferred",
    lines: [`The bank did not transfer ${amount}. Please check your IBAN; we will transfer it again.`],
    action: "See your payouts",
  }),
  refunded: ({ amount }) => ({
    subject: "We refunded your payment",
    lines: [`${amount} of your order was refunded to you.`],
    action: "See the order",
  }),
  refundFailed: ({ amount }) => ({
    subject: "Your refund did not arrive",
    lines: [
      `Your bank or card did not take the refund of ${amount}, so the money came back to us. It is still yours.`,
      "We will send it again, or ask you where to transfer it. You need not do anything now.",
    ],
    action: "See the order",
  }),
  transferShort: ({ title, amount, at }) => ({
    subject: `Less than the price of ${title} came by your transfer`,
    lines: [
      `${amount} is still missing. Send it with the same reference before ${at} (Riyadh time), and the work is yours.`,
      "What has come is kept for the order until then. Otherwise it goes back to you by bank transfer.",
    ],
    action: "See the order",
  }),
  moneyGoesBack: ({ title, amount, reason }) => ({
    subject: `Money for ${title} goes back to you`,
    lines: [(BACK[reason] ?? OTHER_BACK)(amount), WHEN_BACK],
    action: "See the order",
  }),
};
