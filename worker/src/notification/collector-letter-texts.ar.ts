import type { CollectorLetter, LetterTexts } from "./letter-facts";

/** Letters about likes, followers, wished works and reminders. */
export const arabicCollectorLetters: Pick<LetterTexts, CollectorLetter> = {
  workLiked: ({ title, people }) => ({
    subject: `إعجابات جديدة بعملك ${title}`,
    lines: [`عدد من أعجبهم عملك ${title}: ${people}.`],
    action: "شاهد العمل",
  }),
  artistFollowed: ({ people }) => ({
    subject: "لك متابعون جدد",
    lines: [`عدد من تابعك: ${people}.`],
    action: "ملفك الشخصي",
  }),
  wishOnSale: ({ title, amount }) => ({
    subject: `معروض للبيع الآن: ${title}`,
    lines: [`عُرض ${title} الذي في مفضلتك للبيع بمبلغ ${amount} قبل الضريبة.`],
    action: "شاهد العمل",
  }),
  wishInAuction: ({ title, at }) => ({
    subject: `إلى المزاد: ${title}`,
    lines: [`يبدأ مزاد ${title} الذي في مفضلتك ${at} بتوقيت الرياض.`],
    action: "شاهد المزاد",
  }),
  wishPriceDropped: ({ title, amount }) => ({
    subject: `نزل سعر ${title}`,
    lines: [`صار سعر ${title} الذي في مفضلتك ${amount} قبل الضريبة.`],
    action: "شاهد العمل",
  }),
  savedSearchFound: ({ works, reason, others }) =>
    others === ""
      ? {
          subject: `جديد في بحثك المحفوظ «${reason}»`,
          lines: [`وجد بحثك المحفوظ «${reason}» في السوق: ${works}.`],
          action: "شاهد النتائج",
        }
      : {
          subject: `جديد في «${reason}» و${others}`,
          lines: [`في السوق جديد يوافق بحثك المحفوظ «${reason}» و${others}: ${works}.`],
          action: "عمليات بحثك المحفوظة",
        },
  auctionReminder: ({ title, at }) => ({
    subject: `يبدأ مزاد ${title} بعد قليل`,
    lines: [`طلبت أن نذكّرك: يبدأ مزاد ${title} ${at} بتوقيت الرياض.`],
    action: "ادخل القاعة",
  }),
};
