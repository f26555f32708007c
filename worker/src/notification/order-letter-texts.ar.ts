import type { LetterTexts, OrderLetter } from "./letter-facts";

/** Letters about what follows a sale: delivery, return, refund, and an offer to the next bidder. */
export const arabicOrderLetters: Pick<LetterTexts, OrderLetter> = {
  orderShipped: ({ title, at }) => ({
    subject: `عملك في الطريق: ${title}`,
    lines: [`سُلّم ${title} للناقل. أكّد الاستلام حين يصلك، ويُعدّ مستلمًا من ${at}.`],
    action: "صفحة الطلب",
  }),
  orderReceived: ({ title, at }) => ({
    subject: `استُلم العمل: ${title}`,
    lines: [`عُدّ ${title} مستلمًا. يمكن طلب إرجاعه حتى ${at}.`],
    action: "صفحة الطلب",
  }),
  shipmentLate: ({ title }) => ({
    subject: `تأخر شحنك: ${title}`,
    lines: [`انتهت مهلة شحن ${title}، ولمشتريه الآن أن يلغي. بادر بالشحن.`],
    action: "صفحة الطلب",
  }),
  mayCancelOrder: ({ title }) => ({
    subject: `لم يُشحن عملك في موعده: ${title}`,
    lines: [`لم يشحن الفنان ${title} في موعده. لك أن تنتظر، أو تلغي ويُرد المبلغ كله.`],
    action: "صفحة الطلب",
  }),
  returnRequested: ({ title, at }) => ({
    subject: `طُلب إرجاع عمل: ${title}`,
    lines: [`يطلب المشتري إرجاع ${title}. أجب قبل ${at}، وبعدها تقرر الإدارة.`],
    action: "صفحة الطلب",
  }),
  returnPassedOn: ({ title }) => ({
    subject: `القرار للإدارة: ${title}`,
    lines: [`انتهت مهلة الرد على إرجاع ${title}، والقرار الآن للإدارة.`],
    action: "صفحة الطلب",
  }),
  returnToDecide: ({ title }) => ({
    subject: `إرجاع ينتظر قرارك: ${title}`,
    lines: [`لم يرد الفنان على إرجاع ${title} في موعده.`],
    action: "صفحة الطلب",
  }),
  returnAccepted: ({ title, at }) => ({
    subject: `قُبل الإرجاع: ${title}`,
    lines: [`يعود ${title} إلى فنانه. يُرسل قبل ${at}.`],
    action: "صفحة الطلب",
  }),
  returnDeclined: ({ title }) => ({
    subject: `رُفض الإرجاع: ${title}`,
    lines: [`رُفض إرجاع ${title}، والسبب في صفحة الطلب.`],
    action: "صفحة الطلب",
  }),
  returnLapsed: ({ title }) => ({
    subject: `سقط الإرجاع: ${title}`,
    lines: [`لم يُرسل ${title} في موعده، فبقي البيع قائمًا.`],
    action: "صفحة الطلب",
  }),
  returnSent: ({ title, at }) => ({
    subject: `العمل في طريق العودة: ${title}`,
    lines: [`أُرسل ${title} إليك. أكّد حين يصل، ويُعدّ واصلًا من ${at}.`],
    action: "صفحة الطلب",
  }),
  returnArrived: ({ title }) => ({
    subject: `عاد العمل: ${title}`,
    lines: [`عاد ${title} إلى فنانه، ونرد لك المبلغ.`],
    action: "صفحة الطلب",
  }),
  workCameBack: ({ title }) => ({
    subject: `عاد إليك عملك: ${title}`,
    lines: [`لم تتم بيعة ${title}، فهو لك من جديد، وغير معروض للبيع حتى تعرضه.`],
    action: "اعرضه من جديد",
  }),
  saleRefunded: ({ title, amount }) => ({
    subject: `ردٌّ من ثمن ما بعت: ${title}`,
    lines: [`يُرد ${amount} من ثمن ${title} إلى مشتريه.`],
    action: "صفحة الطلب",
  }),
  orderDeadlineMoved: ({ title, at }) => ({
    subject: `وقت إضافي لطلبك: ${title}`,
    lines: [`موعد الخطوة التالية لـ${title} الآن ${at}.`],
    action: "صفحة الطلب",
  }),
  saleOfferedOn: ({ title, amount, at }) => ({
    subject: `عُرض عملك على المزايد التالي: ${title}`,
    lines: [`لم يدفع الفائز بـ${title}، فعُرض على المزايد التالي بمبلغ ${amount} حتى ${at}.`],
    action: "صفحة المزاد",
  }),
  saleOfferAccepted: ({ title, amount }) => ({
    subject: `قبل المزايد التالي عملك: ${title}`,
    lines: [`ذهب ${title} إلى المزايد التالي بمبلغ ${amount}، ونخبرك حين يُدفع.`],
    action: "صفحة المزاد",
  }),
};
