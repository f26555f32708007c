import type { BilingualText } from "../kernel/bilingual-text";

const DECLINED: BilingualText = {
  ar: "لم يقبل البنك أو مزوّد الدفع العملية، ولم يُخصم شيء.",
  en: "The bank or the payment provider did not accept it, and nothing was charged.",
};
const NOT_COMPLETED: BilingualText = {
  ar: "لم تكتمل عملية الدفع في وقتها، ولم يُخصم شيء.",
  en: "The payment was not completed in time, and nothing was charged.",
};
const WRONG_DETAILS: BilingualText = {
  ar: "بيانات البطاقة غير صحيحة، ولم يُخصم شيء.",
  en: "The card's details are not right, and nothing was charged.",
};
const NOT_CONFIRMED: BilingualText = {
  ar: "لم يتم التأكيد مع البنك، ولم يُخصم شيء.",
  en: "It was not confirmed with the bank, and nothing was charged.",
};
const NOT_TAKEN: BilingualText = {
  ar: "لا يستقبل المتجر هذه الطريقة في الدفع الآن، ولم يُخصم شيء.",
  en: "The shop does not take this way of paying now, and nothing was charged.",
};

/** By the reason that `PaymentFailed` records. Providers have many codes, which are no words for a person. */
const FAILURES: Readonly<Record<string, BilingualText>> = {
  insufficient_funds: {
    ar: "رصيد البطاقة لا يكفي، ولم يُخصم شيء.",
    en: "The card does not hold enough, and nothing was charged.",
  },
  expired_card: { ar: "انتهت صلاحية البطاقة، ولم يُخصم شيء.", en: "The card has expired, and nothing was charged." },
  card_unknown: {
    ar: "لم تعد البطاقة المحفوظة متاحة، ولم يُخصم شيء.",
    en: "The kept card is not there any more, and nothing was charged.",
  },
  incorrect_cvc: WRONG_DETAILS,
  invalid_cvc: WRONG_DETAILS,
  incorrect_number: WRONG_DETAILS,
  invalid_number: WRONG_DETAILS,
  invalid_expiry_month: WRONG_DETAILS,
  invalid_expiry_year: WRONG_DETAILS,
  authentication_required: NOT_CONFIRMED,
  payment_intent_authentication_failure: NOT_CONFIRMED,
  canceled: NOT_COMPLETED,
  abandoned: NOT_COMPLETED,
  automatic: NOT_COMPLETED,
  expired: NOT_COMPLETED,
  payments_not_taken: NOT_TAKEN,
  method_unknown: NOT_TAKEN,
  amountDiffers: {
    ar: "وصل مبلغ غير مبلغ الطلب، فلم يُدفع به شيء ويُردّ إليك.",
    en: "Another sum than the order's total came: it paid nothing and goes back to you.",
  },
  tooLittle: {
    ar: "وصل بالحوالة أقل من الثمن، وما وصل منها يُردّ إليك بحوالة.",
    en: "Less than the price came by transfer; what came goes back to you by transfer.",
  },
};

/** Why a payment failed, in a sentence for its buyer; never the provider's code. */
export const paymentFailureText = (reason: string | null): BilingualText =>
  (reason === null ? undefined : FAILURES[reason]) ?? DECLINED;
