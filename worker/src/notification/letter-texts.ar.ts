import { achievementNamed } from "@naqsh/shared/achievement";
import type { LetterTexts } from "./letter-facts";
import { arabicCollectorLetters } from "./collector-letter-texts.ar";
import { arabicMoneyLetters } from "./money-letter-texts.ar";
import { arabicOrderLetters } from "./order-letter-texts.ar";

const LAPSE_REASONS: Readonly<Record<string, string>> = {
  noNextBidder: "لم يكن هناك مزايد آخر",
  nextBidderBelowReserve: "المزايدة التالية أقل من الحد الأدنى للبيع",
  nextBidderNotAllowed: "المزايد التالي لم يعد يُسمح له بالشراء هنا",
  offerDeclined: "المزايد التالي اعتذر عن العرض",
  offerExpired: "المزايد التالي لم يرد في الوقت المحدد",
  offerUnpaid: "المزايد التالي لم يدفع في الوقت المحدد",
};

const REJECTION_REASONS: Readonly<Record<string, string>> = {
  blurry: "الصورة غير واضحة",
  notOwner: "لم يتضح أن العمل لك",
  culturallySensitive: "يحتاج إلى مراعاة ثقافية",
  wrongCategory: "التصنيف غير مناسب",
  other: "الملاحظة في صفحة العمل",
};

const CANCEL_REASONS: Readonly<Record<string, string>> = {
  paymentDeadlineMissed: "لم يصل الدفع في الوقت المحدد",
  notShipped: "لم يُشحن العمل في موعده",
  refunded: "ردّت الإدارة المبلغ كله",
  bidderVoided: "أُلغيت المزايدات التي قام عليها",
};

export const arabicLetters: LetterTexts = {
  ...arabicMoneyLetters,
  ...arabicOrderLetters,
  ...arabicCollectorLetters,
  outbid: ({ title, amount }) => ({
    subject: `تجاوزك مزايد آخر على ${title}`,
    lines: [`زايد شخص آخر بأعلى من مزايدتك على ${title}. السعر الآن ${amount} دون الضريبة.`],
    action: "زايد مرة أخرى",
  }),
  auctionWon: ({ title, amount, total, at }) => ({
    subject: `${title} لك، بقي الدفع`,
    lines: [
      `أنت المشتري لـ${title} بمبلغ ${amount}، ومع الضريبة ${total}.`,
      `يرجى الدفع قبل ${at} بتوقيت الرياض، وبعد ذلك يُعرض العمل على المزايد التالي.`,
    ],
    action: "ادفع الآن",
  }),
  auctionLost: ({ title, amount, reason }) => ({
    subject: `انتهى مزاد ${title}`,
    lines:
      reason === "reserveNotMet"
        ? [`لم يُبع ${title} لأن الحد الأدنى للبيع لم يتحقق.`]
        : [`ذهب ${title} إلى مزايد آخر بمبلغ ${amount}.`],
    action: "صفحة المزاد",
  }),
  auctionSold: ({ title, amount }) => ({
    subject: `وجد ${title} من يقتنيه`,
    lines: [`أُغلق مزاد ${title} على ${amount}. للمشتري ٢٤ ساعة للدفع، وسنكتب إليك حينها.`],
    action: "صفحة المزاد",
  }),
  auctionPassed: ({ title, reason }) => ({
    subject: `لم يُبع ${title}`,
    lines: [
      reason === "noBids" ? `لم يزايد أحد على ${title}.` : `لم تبلغ المزايدات على ${title} الحد الأدنى للبيع.`,
      "يمكنك جدولة مزاد آخر له متى شئت.",
    ],
    action: "صفحة المزاد",
  }),
  auctionOpened: ({ title, at }) => ({
    subject: `بدأ مزاد ${title}`,
    lines: [`يستمر حتى ${at} بتوقيت الرياض.`],
    action: "صفحة المزاد",
  }),
  auctionExtendedByOutage: ({ title, at, reason }) => ({
    subject: `وقت إضافي لـ${title}`,
    lines: [
      `تعذّر الوصول إلى الموقع فترة من الوقت، فأضفنا الوقت الضائع إلى ${deadlineNamed(reason)} (${title}).`,
      `الموعد الآن ${at} بتوقيت الرياض.`,
    ],
    action: "اطّلع عليه",
  }),
  bidsVoided: ({ title, reason }) => ({
    subject: `أُلغيت مزايداتك على ${title}`,
    lines: [`ألغى أحد المديرين مزايداتك على ${title}: ${reason}`],
    action: "صفحة المزاد",
  }),
  leadingAfterVoid: ({ title, amount }) => ({
    subject: `أنت المتصدر الآن على ${title}`,
    lines: [`أُلغيت مزايدات شخص آخر، وأنت المتصدر الآن بمبلغ ${amount} دون الضريبة.`],
    action: "صفحة المزاد",
  }),
  outbidAfterVoid: ({ title, amount }) => ({
    subject: `لم تعد متصدرًا على ${title}`,
    lines: [`أُلغيت مزايدات وأُعيد الحساب. السعر الآن ${amount} دون الضريبة.`],
    action: "زايد مرة أخرى",
  }),
  orderCancelled: ({ title, reason }) => ({
    subject: `أُلغي طلب ${title}`,
    lines: [`السبب: ${CANCEL_REASONS[reason] ?? reason}.`],
    action: "صفحة الطلب",
  }),
  offerReceived: ({ title, amount, total, at }) => ({
    subject: `${title} معروض عليك`,
    lines: [
      `المشتري السابق لم يدفع. يمكنك اقتناء ${title} بأعلى مزايدة لك: ${amount}، ومع الضريبة ${total}.`,
      `العرض قائم حتى ${at} بتوقيت الرياض، والاعتذار عنه لا يكلّفك شيئًا.`,
    ],
    action: "اقبل أو اعتذر",
  }),
  offerEnded: ({ title }) => ({
    subject: `انتهى عرض ${title}`,
    lines: [`انتهت مدة قبول عرض ${title}.`],
    action: "صفحة المزاد",
  }),
  auctionLapsed: ({ title, reason }) => ({
    subject: `انقضى مزاد ${title} دون بيع`,
    lines: [`لم يُبع ${title}: ${LAPSE_REASONS[reason] ?? reason}.`, "يمكنك جدولة مزاد آخر له متى شئت."],
    action: "صفحة المزاد",
  }),
  auctionCancelled: ({ title }) => ({
    subject: `أُلغي مزاد ${title}`,
    lines: [`لن يُقام مزاد ${title}.`],
    action: "صفحة المزاد",
  }),
  artworkApproved: ({ title }) => ({
    subject: `اعتُمد ${title}`,
    lines: [`${title} الآن في السوق.`],
    action: "صفحة العمل",
  }),
  artworkRejected: ({ title, reason }) => ({
    subject: `لم يُعتمد ${title}`,
    lines: [`السبب: ${REJECTION_REASONS[reason] ?? reason}. يمكنك تعديل العمل ليُراجع من جديد.`],
    action: "عدّل العمل",
  }),
  artworkToReview: ({ title }) => ({
    subject: `${title} بانتظار المراجعة`,
    lines: [`قدّم أحد الفنانين ${title}.`],
    action: "راجعه",
  }),
  newDevice: ({ at, reason }) => ({
    subject: "هل كنت أنت؟ دخول من جهاز جديد",
    lines: [
      `سُجّل الدخول إلى حسابك من جهاز لم نعرفه من قبل: ${reason}.`,
      `كان ذلك في ${at} (بتوقيت الرياض).`,
      "إن كنت أنت فلا شيء عليك. وإن لم تكن أنت فأنهِ تلك الجلسة وغيّر كلمة المرور.",
    ],
    action: "أجهزتك المسجّل دخولها",
  }),
  securityChanged: ({ at, reason }) => ({
    subject: "تغيّر أمان حسابك",
    lines: [
      `${SECURITY_CHANGES[reason] ?? reason}، في ${at} (بتوقيت الرياض).`,
      "إن لم تكن أنت فأنهِ الجلسات الأخرى وغيّر كلمة المرور.",
    ],
    action: "إعدادات الأمان",
  }),
  dataExportReady: ({ at }) => ({
    subject: "نسخة بياناتك جاهزة",
    lines: [
      "النسخة المطلوبة من إعداداتك من كل ما تعرفه عنك {platform} جاهزة.",
      `يمكنك تنزيلها من هناك وأنت داخل إلى حسابك حتى ${at} (بتوقيت الرياض)، ثم تُحذف.`,
      "إن لم تطلبها أنت فأنهِ الجلسات الأخرى وغيّر كلمة المرور.",
    ],
    action: "تنزيل النسخة",
  }),
  rightGiven: ({ reason }) => ({
    subject: "أصبحت مديرًا",
    lines: [
      `منحك أحد المديرين صلاحية الإدارة: ${reason}`,
      "أُنهيت جميع جلساتك. سجّل الدخول من جديد، وأضف خطوة تحقق ثانية إن لم تكن لديك: لا تُفتح الإدارة من دونها.",
      "إن لم تكن تعلم بذلك فأجب عن هذه الرسالة.",
    ],
    action: "إعدادات الأمان",
  }),
  rightTaken: ({ reason }) => ({
    subject: "لم تعد مديرًا",
    lines: [`نزع عنك أحد المديرين صلاحية الإدارة: ${reason}`, "أُنهيت جميع جلساتك، ويبقى حسابك كما كان من قبل."],
    action: "ملفك الشخصي",
  }),
  award: ({ reason }) => ({
    subject: `نلت إنجازًا: ${achievementNamed(reason)?.title.ar ?? reason}`,
    lines: ["احتسبناه مما قمت به في المنصة، ويبقى لك."],
    action: "إنجازاتك",
  }),
  badgeGranted: () => ({
    subject: "حصلت على شارة التوثيق",
    lines: ["اطلعنا على وثيقتك، ويحمل اسمك الشارة من الآن.", "أُتلفت الوثيقة بعد القرار."],
    action: "ملفك الشخصي",
  }),
  badgeDeclined: ({ reason }) => ({
    subject: "لم تُمنح شارة التوثيق",
    lines: [`قرر ذلك أحد المديرين: ${reason}`, "أُتلفت الوثيقة بعد القرار. يمكنك أن تطلبها من جديد في الإعدادات."],
    action: "الإعدادات",
  }),
  badgeTakenBack: ({ reason }) => ({
    subject: "سُحبت شارة التوثيق",
    lines: [`قرر ذلك أحد المديرين: ${reason}`, "يمكنك أن تطلبها من جديد في الإعدادات."],
    action: "الإعدادات",
  }),
};

const SECURITY_CHANGES: Readonly<Record<string, string>> = {
  totpAdded: "أُضيف تطبيق رموز",
  totpRemoved: "حُذف تطبيق الرموز",
  passkeyAdded: "أُضيف مفتاح مرور",
  passkeyRemoved: "حُذف مفتاح مرور",
  recoveryCodesMade: "صدرت رموز استرداد جديدة",
  passwordChanged: "تغيّرت كلمة المرور، وانتهت الجلسات الأخرى",
  payoutAccountChanged: "تغيّر حساب المستحقات (الآيبان)",
  emailChangeAsked: "طُلب تغيير بريد الحساب",
  emailChanged: "تغيّر بريد الحساب",
  usernameChanged: "تغيّر اسم المستخدم",
  secondFactorsReset: "رفع مشغّل المنصة كل خطوات التحقق الثانية، وانتهت جميع الجلسات",
  recoveryCodeUsed: "استُخدم رمز استرداد للدخول",
};

const deadlineNamed = (reason: string): string => {
  if (reason === "start") return "موعد بداية المزاد";
  if (reason === "offer") return "مهلة القبول";
  return reason === "payment" ? "مهلة الدفع" : "موعد نهاية المزاد";
};
