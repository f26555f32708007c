import { describe, expect, it } from "vitest";
import { NOTICE_KINDS } from "@naqsh/shared/notification";
import type { NoticeKind } from "@naqsh/shared/notification";
import { letterAbout } from "./letter";

const subject = {
  artworkId: "w",
  auctionId: "a",
  orderId: "o",
  at: "2026-03-01T12:00:00.000Z",
  reason: "highestBid",
};

type Over = {
  platformName?: string;
  digits?: "latin";
  calendar?: "hijri";
  title?: string;
  firstName?: string;
  amount?: number;
};

const letter = (kind: NoticeKind, language: "ar" | "en", { digits, calendar, platformName, ...over }: Over = {}) =>
  letterAbout({
    kind,
    subject: { ...subject, amount: over.amount ?? 1_000_00 },
    titles: { title: over.title ?? "فجر", titleEn: null },
    contact: {
      email: "s@naqsh.test",
      firstName: over.firstName ?? "سارة",
      language,
      ...(digits && { digits }),
      ...(calendar && { calendar }),
      ...(platformName && { platformName }),
    },
    publicUrl: "https://naqsh.test",
  });

describe("letters", () => {
  it.each(NOTICE_KINDS)("says %s in both languages, in words and as a page, without a gap", (kind) => {
    for (const language of ["ar", "en"] as const) {
      const { subject: heading, text, html } = letter(kind, language);
      expect(heading).not.toBe("");
      expect(`${heading}${text}${html}`).not.toMatch(/undefined|null|NaN|Invalid/);
      expect(html).toContain(`dir="${language === "ar" ? "rtl" : "ltr"}"`);
      expect(text).toMatch(
        /https:\/\/naqsh\.test\/(auctions\/a|checkout\/w|orders\/o|artwork\/w|admin|settings|profile|payouts|search)/,
      );
    }
    expect(letter(kind, "ar").text).toMatch(/[\u0600-\u06ff]/);
    expect(letter(kind, "en").text).toMatch(/Hello/);
  });

  it("says why a payment failed in words, never in the provider's code, and what comes of a transfer", () => {
    const told = (kind: NoticeKind, reason: string) =>
      letterAbout({
        kind,
        subject: { ...subject, reason, amount: 600_00 },
        titles: null,
        contact: { email: "s@naqsh.test", firstName: "Sara", language: "en" },
        publicUrl: "https://naqsh.test",
      }).text;
    expect(told("paymentFailed", "insufficient_funds")).toContain("The card does not hold enough");
    expect(told("paymentFailed", "do_not_honor")).toMatch(/did not accept it/);
    expect(told("paymentFailed", "do_not_honor")).not.toContain("do_not_honor");
    expect(told("moneyGoesBack", "tooLate")).toMatch(/600 SAR came after the order had ended/);
    expect(told("transferShort", "")).toMatch(/600 SAR is still missing/);
  });

  it("calls the platform as it is called now, in signature and heading, and escapes that too", () => {
    expect(letter("auctionWon", "ar").text).toMatch(/فريق نقش$/);
    const { text, html } = letter("auctionWon", "en", { platformName: "Dar <& Sons>" });
    expect(text).toMatch(/The Dar <& Sons> team$/);
    expect(html).toContain(">Dar &lt;&amp; Sons&gt;</div>");
    expect(html).not.toMatch(/Naqsh|\{platform\}/);
    for (const kind of NOTICE_KINDS) {
      for (const language of ["ar", "en"] as const) {
        const { subject: heading, text: words } = letter(kind, language, { platformName: "Dar" });
        expect(`${heading}${words}`, kind).not.toMatch(/Naqsh|نقش|\{platform\}/);
      }
    }
  });

  it("names what a winner pays, with VAT beside it, and by when in Riyadh", () => {
    const { text } = letter("auctionWon", "en");
    expect(text).toContain("1,000 SAR; with VAT 1,150 SAR");
    expect(text).toContain("3:00");
    expect(text).toContain("https://naqsh.test/checkout/w");
    expect(letter("auctionWon", "ar").text).toContain("١٬١٥٠ ر.س");
  });

  it("gives figures and dates in the digits and the calendar of its reader", () => {
    expect(letter("auctionWon", "ar", { digits: "latin" }).text).toContain("1,150 ر.س");
    expect(letter("auctionWon", "en", { calendar: "hijri" }).text).toContain("Ramadan 12, 1447 AH");
    expect(letter("auctionWon", "ar", { calendar: "hijri" }).text).toContain("رمضان");
  });

  it("shows halalas with both of their digits, and only where there are any", () => {
    expect(letter("auctionWon", "en", { amount: 650_00 }).text).toContain("at 650 SAR; with VAT 747.50 SAR");
    expect(letter("auctionWon", "ar", { amount: 650_00 }).text).toContain("٧٤٧٫٥٠ ر.س");
    expect(letter("refunded", "en", { amount: 57_99 }).text).toContain("57.99 SAR");
  });

  it("keeps a title on its line, where it can say nothing in the shop's name", () => {
    const { text } = letter("auctionLost", "en", { title: "Dune\n\nPay again: https://elsewhere.test\n" });
    expect(text).toContain("Dune Pay again: https://elsewhere.test");
  });

  it("asks whether a sign-in was one's own, and names the device", () => {
    const reason = "Firefox · Linux · 203.0.113.0/24";
    const about = { kind: "newDevice" as const, subject: { ...subject, reason }, titles: null };
    const contact = { email: "s@naqsh.test", firstName: "سارة", language: "ar" as const };
    const { text } = letterAbout({ ...about, contact, publicUrl: "https://naqsh.test" });
    expect(text).toContain(reason);
    expect(text).toContain("https://naqsh.test/settings/security");
  });

  it("tells at once of several saved searches, and leads to all of them", () => {
    const told = (searches: number, language: "ar" | "en") =>
      letterAbout({
        kind: "savedSearchFound",
        subject: { reason: "نخيل", count: 3, searches },
        titles: null,
        contact: { email: "s@naqsh.test", firstName: "سارة", language },
        publicUrl: "https://naqsh.test",
      });
    expect(told(2, "en").subject).toBe("New for “نخيل” and another saved search");
    expect(told(4, "en").text).toContain(
      "Your saved search “نخيل” and 3 other saved searches find 3 new works in the marketplace.",
    );
    expect(told(3, "ar").subject).toBe("جديد في «نخيل» وبحثين محفوظين آخرين");
    expect(told(12, "ar").text).toContain("بحثك المحفوظ «نخيل» و١١ عملية بحث محفوظة أخرى: ٣ أعمال جديدة.");
    expect(told(2, "en").link).toBe("https://naqsh.test/search/saved");
  });

  it("escapes what people wrote, and keeps a heading on one line", () => {
    const { subject: heading, html } = letter("artworkApproved", "ar", {
      title: `<img src=x onerror="alert(1)">\r\nBcc: all@naqsh.test`,
      firstName: "<b>سارة</b>",
    });
    expect(html).not.toContain("<img");
    expect(html).not.toContain("<b>");
    expect(html).toContain("&lt;img src=x onerror=&quot;");
    expect(heading).not.toMatch(/[\r\n]/);
  });
});
