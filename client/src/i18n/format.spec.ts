import { describe, expect, it } from "vitest";
import { createFormats } from "./format";

/** 18 February 2026, 00:30 in Riyadh: the first of Ramadan 1447, and still the day before in UTC. */
const RAMADAN = Date.parse("2026-02-17T21:30:00.000Z");
/** What engines put in to keep directions apart is no part of the text. */
const plain = (text: string): string => text.replace(/[\u061c\u200e\u200f]/g, "").replace(/\u00a0/g, " ");

describe("dates and figures", () => {
  const arabic = createFormats("ar", "arabic");

  it("are of the Gregorian calendar, in Riyadh's day and Arabic-Indic digits, whatever the engine's own choice is", () => {
    expect(plain(arabic.date(RAMADAN))).toBe("١٨ فبراير ٢٠٢٦");
    expect(plain(arabic.time(RAMADAN))).toBe("١٢:٣٠ ص");
    expect(arabic.number(1250)).toBe("١٬٢٥٠");
  });

  it("stand beside their time with a comma in Arabic, as they are read after the word for day", () => {
    expect(plain(arabic.dateTime(RAMADAN))).toBe("١٨ فبراير ٢٠٢٦، ١٢:٣٠ ص");
    expect(plain(arabic.exactDateTime(RAMADAN))).toBe("١٨ فبراير ٢٠٢٦، ١٢:٣٠:٠٠ ص");
    expect(plain(createFormats("en", "arabic").dateTime(RAMADAN))).toBe("February 18, 2026 at 12:30 AM");
  });

  it("have the Hijri date of Umm al-Qura beside them", () => {
    expect(plain(arabic.hijri(RAMADAN))).toBe("١ رمضان ١٤٤٧ هـ");
    expect(plain(createFormats("en", "arabic").hijri(RAMADAN))).toMatch(/^Ramadan 1, 1447/);
    const chosen = createFormats("en", "arabic", "hijri");
    expect(plain(chosen.date(RAMADAN))).toMatch(/^Ramadan 1, 1447/);
    expect(plain(chosen.dateTime(RAMADAN))).toContain("Ramadan 1, 1447");
    expect(plain(chosen.otherCalendar(RAMADAN))).toBe("February 18, 2026");
    expect(plain(createFormats("en", "arabic").otherCalendar(RAMADAN))).toMatch(/^Ramadan 1, 1447/);
  });

  it("are in 0-9 where the reader chose so, and in English", () => {
    expect(plain(createFormats("ar", "latin").date(RAMADAN))).toBe("18 فبراير 2026");
    expect(plain(createFormats("en", "arabic").date(RAMADAN))).toBe("February 18, 2026");
  });

  it("show halalas only where they are not zero, and name the currency to ears", () => {
    expect(arabic.amount(1_250_00)).toBe("١٬٢٥٠");
    expect(arabic.amount(1_250_50)).toBe("١٬٢٥٠٫٥٠");
    expect(plain(arabic.moneyText(1_250_00))).toBe("١٬٢٥٠ ريال سعودي");
  });
});
