import { paymentFailureText } from "@naqsh/shared/order";
import type { LetterTexts, MoneyLetter } from "./letter-facts";

/** By the reason that the money is owed back for. */
const BACK: Readonly<Record<string, (amount: string) => string>> = {
  tooLate: (amount) => `وصل ${amount} بعد أن انتهى الطلب أو دُفع ثمنه، فيعود إليك.`,
  tooLittle: (amount) => `وصل بحوالتك ${amount}، وهو أقل من الثمن، فيعود إليك.`,
  overpaid: (amount) => `حوّلت ${amount} زيادة على الثمن، فتعود الزيادة إليك، والشراء قائم.`,
  amountDiffers: (amount) => `وصل ${amount}، وليس هو مبلغ الطلب، فلم يُدفع به شيء ويعود إليك.`,
};
const OTHER_BACK = (amount: string): string => `يعود إليك ${amount}.`;
const WHEN_BACK =
  "لا يلزمك شيء. ما دُفع ببطاقة يردّه مزوّد الدفع، وما حُوّل نردّه بحوالة بنكية تُنفَّذ يدويًّا وتستغرق أيامًا، ونكتب إليك حين تُرسل.";

/** Letters about payments, refunds, and what comes to an artist's account. */
export const arabicMoneyLetters: Pick<LetterTexts, MoneyLetter> = {
  paymentReceived: ({ title, amount }) => ({
    subject: `وصل دفعك لـ${title}`,
    lines: [`شكرًا لك. وصل مبلغ ${amount} شاملًا الضريبة.`],
    action: "صفحة الطلب",
  }),
  paymentFailed: ({ reason }) => ({
    subject: "لم تتم عملية الدفع",
    lines: [paymentFailureText(reason).ar, "يمكنك المحاولة مرة أخرى ما دامت مهلة الدفع قائمة."],
    action: "حاول مرة أخرى",
  }),
  artworkPaid: ({ title, amount }) => ({
    subject: `دُفع ثمن ${title}`,
    lines: [`دفع مشتري ${title}. نصيبك ${amount}.`],
    action: "صفحة الطلب",
  }),
  payoutMade: ({ amount }) => ({
    subject: "حُوِّلت مستحقاتك",
    lines: [`حوّل البنك إلى حسابك ${amount} عن مبيعاتك.`],
    action: "صفحة المستحقات",
  }),
  payoutFailed: ({ amount }) => ({
    subject: "لم يتم تحويل مستحقاتك",
    lines: [`لم ينفّذ البنك تحويل ${amount}. راجع رقم الآيبان، وسنعيد التحويل.`],
    action: "صفحة المستحقات",
  }),
  refunded: ({ amount }) => ({
    subject: "أعدنا إليك المبلغ",
    lines: [`أُعيد إليك ${amount} من ثمن طلبك.`],
    action: "صفحة الطلب",
  }),
  refundFailed: ({ amount }) => ({
    subject: "لم يصلك المبلغ المردود",
    lines: [
      `لم يقبل بنكك أو بطاقتك ردّ ${amount} فعاد المبلغ إلينا، وهو ما زال لك.`,
      "سنرسله من جديد، أو نسألك إلى أين نحوّله. لا يلزمك شيء الآن.",
    ],
    action: "صفحة الطلب",
  }),
  transferShort: ({ title, amount, at }) => ({
    subject: `وصل من حوالتك أقل من ثمن ${title}`,
    lines: [
      `بقي ${amount}. حوّله بالرقم المرجعي نفسه قبل ${at} (بتوقيت الرياض) ليكون العمل لك.`,
      "ما وصل محفوظ لطلبك حتى ذلك الوقت، وإن لم تصل البقية رددناه إليك بحوالة بنكية.",
    ],
    action: "صفحة الطلب",
  }),
  moneyGoesBack: ({ title, amount, reason }) => ({
    subject: `مبلغ يعود إليك: ${title}`,
    lines: [(BACK[reason] ?? OTHER_BACK)(amount), WHEN_BACK],
    action: "صفحة الطلب",
  }),
};
