import type { LegalText } from "./legal-text";

/** The terms in force; whoever changes what they mean raises `TERMS_VERSION`. */
export const termsText: LegalText = {
  ar: {
    title: "الشروط والأحكام",
    lead: "تحكم هذه الشروط استخدامك لمنصة {{platform}}، سوق الفن السعودي ومزاداته الحيّة.",
    sections: [
      {
        title: "قبول الشروط",
        points: [
          "بإنشاء حساب أو باستخدامه توافق على هذه الشروط وعلى سياسة الخصوصية، بالنسخة المبيّنة في هذه الصفحة. تُسأل مرة أخرى عند صدور نسخة جديدة.",
          "تقر بأن عمرك ١٨ سنة فأكثر، أو أنك تستخدم الموقع بإشراف وليّ أمرك.",
        ],
      },
      {
        title: "الحسابات",
        points: [
          "لكل شخص حساب واحد ببريد إلكتروني يخصه. لا تُقبل مزايدة ولا عمل قبل تأكيد البريد، ويُحذف الحساب الذي لم يُؤكَّد بريده خلال ٣٠ يومًا.",
          "أنت مسؤول عن سرية كلمة مرورك وعن كل ما يجري بحسابك.",
          "يحصل الفنان على شارة التوثيق بعد طلبها بوثيقة هوية. يراها المديرون وحدهم، وتُتلف مع قرارهم.",
          "يجوز إيقاف حساب بسبب يُبيَّن لصاحبه. من أُوقف حسابه يدخل ويقرأ ويدفع ما عليه، ولا يكتب ولا يزايد.",
        ],
      },
      {
        title: "شروط الفنانين والبائعين",
        points: [
          "يجب أن تكون المالك القانوني للعمل الذي تعرضه. تُراجَع الأعمال قبل نشرها خلال ٢٤ إلى ٤٨ ساعة، ويجوز رفض عمل مع بيان السبب.",
          "تُخصم من صافي السعر عمولة قدرها {{commission}} شاملة ضريبتها ورسوم معالجة الدفع، وتُثبَّت النسب وقت إنشاء الطلب.",
          "يُحوَّل المستحق بعد انتهاء مدة الإرجاع بثلاثة إلى خمسة أيام عمل.",
          "لا يُعرض أثر أو قطعة تراثية للبيع دون رقم ترخيص ووثيقته.",
        ],
      },
      {
        title: "الشراء والدفع",
        points: [
          "الأسعار بالريال السعودي، وتُضاف إليها ضريبة القيمة المضافة ١٥٪ عند الدفع وتظهر قبله.",
          "يُدفع ببطاقة ائتمان أو خصم (فيزا وماستركارد) أو ببطاقة مدى أو بحوالة بنكية محلية، بحسب ما هو متاح وقت الدفع.",
          "يُسلَّم العمل خلال يوم إلى يومي عمل في الرياض، و٣ إلى ٥ أيام في المدن الأخرى، و٥ إلى ٧ أيام في المناطق البعيدة.",
          "يحسب الخادم المبلغ المستحق. لكل طلب مدفوع فاتورة ضريبية بالعربية والإنجليزية.",
        ],
      },
      {
        title: "المزادات",
        points: [
          "المزايدة ملزمة ولا تُسحب. الزيادة الدنيا ٥٠ ريالًا دون ١٬٠٠٠، و١٠٠ ريال من ١٬٠٠٠ إلى ٥٬٠٠٠، و٢٥٠ ريالًا فوقها، ما لم تُبيَّن في المزاد زيادة أكبر.",
          "المزايدة في آخر دقيقتين تمدّد المزاد إلى دقيقتين بعدها.",
          "للفائز ٢٤ ساعة للدفع، ثم يُعرض العمل على المزايد التالي بأعلى مزايدة له. فوزان لم يُدفعا يوقفان المزايدة.",
        ],
      },
      {
        title: "الإرجاع والاسترداد",
        points: [
          "يجوز الإرجاع خلال ٧ أيام من الاستلام. يدفع المشتري أجرة الإعادة ما لم يكن العمل معيبًا.",
          "يُرد المبلغ كاملًا خلال ٥ إلى ١٠ أيام عمل من وصول العمل المُعاد.",
        ],
      },
      {
        title: "المحتوى والملكية الفكرية",
        points: [
          "تبقى حقوق الأعمال وصورها لأصحابها. تأذن لمنصة {{platform}} بعرض صورها وبيانها لغرض بيعها والتعريف بها.",
          "لا يجوز نسخ محتوى الموقع ولا إعادة نشره دون إذن صاحبه.",
        ],
      },
      {
        title: "الأنشطة المحظورة",
        points: [
          "تُمنع المزايدة على أعمالك، والمزايدة الصورية، والحسابات المتعددة، وعرض ما لا تملك، والتحايل على الموقع أو تعطيله.",
          "يجوز إبطال المزايدات المخالفة بسبب يُبيَّن في سجل المزاد.",
        ],
      },
      {
        title: "المسؤولية والقانون",
        points: [
          "نعيد إلى المزادات والمهل الوقت الذي يتعطل فيه الموقع. لا نضمن خلوّه من الانقطاع.",
          "تخضع هذه الشروط لأنظمة المملكة العربية السعودية، وتختص محاكمها وحدها بما ينشأ عنها.",
        ],
      },
    ],
  },
  en: {
    title: "Terms of service",
    lead: "These terms govern your use of {{platform}}, the marketplace and live auctions of Saudi art.",
    sections: [
      {
        title: "Acceptance",
        points: [
          "By making or using an account you accept these terms and the privacy policy, in the version named on this page. A new version is asked of you once more.",
          "You state that you are 18 or older, or use the site under your guardian's supervision.",
        ],
      },
      {
        title: "Accounts",
        points: [
          "Each person has one account, with an e-mail of their own. No bid and no work is taken before the e-mail is verified, and an account whose e-mail is not verified within 30 days is deleted.",
          "You answer for the secrecy of your password and for all that happens with your account.",
          "Artists get the verified badge after asking for it with an identity document, which administrators alone see and which is destroyed with their decision.",
          "An account may be suspended for a reason that its owner is told. A suspended person signs in, reads and pays what they owe; they do not write or bid.",
        ],
      },
      {
        title: "Artists and sellers",
        points: [
          "You must be the legal owner of the works that you show. Works are reviewed before they are published, within 24 to 48 hours, and may be rejected with a reason.",
          "A commission of {{commission}} of the net price, VAT on it included, and the fee of processing the payment are taken off; the rates are fixed when the order is made.",
          "Payouts follow three to five working days after the return period.",
          "No antiquity or heritage piece is put on sale without a licence number and its document.",
        ],
      },
      {
        title: "Purchases and payment",
        points: [
          "Prices are in Saudi riyals; 15% VAT is added when you pay, and shown before.",
          "You pay by credit or debit card (Visa, Mastercard), by mada or by local bank transfer, as far as each is open when you pay.",
          "A work is delivered within 1 to 2 working days in Riyadh, 3 to 5 in other cities and 5 to 7 in remote areas.",
          "The server computes what is due. Every paid order has a tax invoice in Arabic and English.",
        ],
      },
      {
        title: "Auctions",
        points: [
          "Bids are binding and cannot be withdrawn. The least step is 50 riyals below 1,000, 100 riyals from 1,000 to 5,000 and 250 riyals above, unless the auction names a larger one.",
          "A bid in the last two minutes moves the end to two minutes after it.",
          "The winner has 24 hours to pay; then the work is offered to the next bidder at that bidder's own highest bid. Two unpaid wins stop further bidding.",
        ],
      },
      {
        title: "Returns and refunds",
        points: [
          "A work can be returned within 7 days of receipt. The buyer pays the way back unless the work is defective.",
          "The whole amount is refunded 5 to 10 working days after the return arrived.",
        ],
      },
      {
        title: "Content and intellectual property",
        points: [
          "Rights in works and their pictures stay with their owners. You allow {{platform}} to show their pictures and descriptions in order to sell and present them.",
          "Nothing of the site may be copied or published again without its owner's leave.",
        ],
      },
      {
        title: "Prohibited activities",
        points: [
          "Bidding on your own works, sham bids, several accounts, showing what is not yours, and getting around or disturbing the site are forbidden.",
          "Bids that break these rules may be voided, with a reason that the auction's history shows.",
        ],
      },
      {
        title: "Liability and law",
        points: [
          "Time during which the site is down is given back to auctions and deadlines. We do not promise that it never is.",
          "These terms are subject to the laws of the Kingdom of Saudi Arabia, whose courts alone have jurisdiction.",
        ],
      },
    ],
  },
};
