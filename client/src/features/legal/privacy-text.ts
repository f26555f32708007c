import type { LegalText } from "./legal-text";

/** The privacy policy in force; it shares its version with the terms. */
export const privacyText: LegalText = {
  ar: {
    title: "سياسة الخصوصية",
    lead: "ما نعرفه عنك، ولماذا، وكيف تطّلع عليه وتمحوه.",
    sections: [
      {
        title: "ما نجمعه",
        points: [
          "ما تكتبه في حسابك: الاسم واسم المستخدم والبريد الإلكتروني، وما تختار إضافته كالمدينة والنبذة والصورة ورقم الجوال.",
          "ما يلزم للبيع والشراء: عناوين التوصيل، وحساب مستحقات الفنان وتسجيله الضريبي. تحفظ Stripe أرقام البطاقات، ولا تصل إلينا.",
          "ما تفعله: مزايداتك وطلباتك وأعمالك ومجموعاتك وعمليات بحثك المحفوظة، وجلسات دخولك بجهازها وشبكتها.",
          "وثيقة الهوية إن طلبت شارة التوثيق، وتُتلف مع القرار.",
          "ما تشاهده وأنت مسجّل الدخول من أعمال وصفحات فنانين، وما يعجبك، ومن تتابعهم. مشاهدات الزوار تُعدّ من غير أن تُنسب إلى أحد.",
        ],
      },
      {
        title: "كيف نستخدمه",
        points: [
          "لتنفيذ المزادات والطلبات، ومراسلتك بما يلزمك، وحماية الحسابات. لا تُرسل النشرة البريدية إلا بموافقتك.",
          "مما تشاهده تُحسب الاقتراحات لك، ويُعرف عدد مشاهدي كل فنان ومناطقهم من غير أسماء. أوقف «اقتراح أعمال» في تفضيلات حسابك فتُمحى قائمة ما شاهدته من الأعمال ولا تُدوَّن بعدها؛ ويبقى العدد والمناطق.",
        ],
      },
      {
        title: "مع من نشاركه",
        points: [
          "يظهر المزايدون للآخرين برقم لا باسم؛ ويرى الاسم فنان العمل والمديرون.",
          "لا نبيع بياناتك. يتلقى مزودو الدفع والبريد ما يلزم لعملهم فقط.",
        ],
      },
      {
        title: "كيف نحميه",
        points: ["تُحفظ بياناتك الشخصية مشفّرة بمفتاح خاص بك، ولا تُحفظ كلمات المرور ولا روابط الرسائل بنصّها."],
      },
      {
        title: "ملفات تعريف الارتباط",
        points: [
          "نستخدم ملفًا لجلسة الدخول وملفًا يتعرّف على متصفحك عند الدخول. تُحفظ تفضيلاتك في متصفحك، ويخبرنا ملف واحد منها بكيفية عرض الصفحة فقط: اللغة والمظهر والأرقام والتقويم. لا نستخدم ملفات للإعلان أو التتبع.",
        ],
      },
      {
        title: "حقوقك",
        points: [
          "لك أن تطّلع على ما نعرفه عنك وأن تطلب نسخة منه، من إعدادات حسابك.",
          "لك أن تطلب حذف حسابك: يمكنك العدول خلال ٣٠ يومًا، ثم يُتلف مفتاحك فلا تعود بياناتك تُقرأ، ولا في النسخ الاحتياطية. تبقى الفواتير ست سنوات كما يوجبه النظام.",
        ],
      },
    ],
  },
  en: {
    title: "Privacy policy",
    lead: "What we know about you, why, and how you see and erase it.",
    sections: [
      {
        title: "What we collect",
        points: [
          "What you write in your account: name, username and e-mail, and what you choose to add, such as a city, a biography, a picture and a phone number.",
          "What buying and selling needs: delivery addresses, and an artist's payout account and VAT registration. Card numbers are kept by Stripe and do not reach us.",
          "What you do: your bids, orders, works, collections and saved searches, and the sessions in which you were signed in, with their device and network.",
          "An identity document if you ask for the verified badge; it is destroyed with the decision.",
          "Which works and artists' pages you look at while you are signed in, what you like and whom you follow. Visitors' looks are counted, and are nobody's.",
        ],
      },
      {
        title: "How we use it",
        points: [
          "To carry out auctions and orders, to write to you about what concerns you, and to protect accounts. The newsletter is sent with your consent alone.",
          "From what you look at we work out recommendations for you, and tell artists how many looked and from which regions, without names. Switch off “Recommended works” in the preferences of your account: the list of works you looked at is erased and no longer kept; the counts and regions remain.",
        ],
      },
      {
        title: "Whom we share it with",
        points: [
          "Others see bidders by a number, not a name; the work's artist and administrators see the name.",
          "We do not sell your data. Providers of payment and mail get what their work needs and no more.",
        ],
      },
      {
        title: "How we protect it",
        points: [
          "Your personal data are kept encrypted under a key of your own; neither passwords nor the links of letters are kept as they are.",
        ],
      },
      {
        title: "Cookies",
        points: [
          "One cookie holds your session and one knows your browser when you sign in. Your preferences stay in your browser; one cookie tells us of them only how to draw a page: language, theme, digits and calendar. There are no cookies for advertising or tracking.",
        ],
      },
      {
        title: "Your rights",
        points: [
          "You may see what we know about you and ask for a copy of it, in the settings of your account.",
          "You may ask for the deletion of your account: you can change your mind for 30 days, then your key is destroyed and your data cannot be read any more, in backups neither. Invoices stay for six years, as the law requires.",
        ],
      },
    ],
  },
};
