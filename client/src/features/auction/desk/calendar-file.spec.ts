import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calendarFileOf, type CalendarEntry } from "./calendar-file";

const entry: CalendarEntry = {
  id: "3f1c",
  platform: "Naqsh",
  title: "Light",
  url: "http://localhost:3000/auctions/3f1c",
  startsAt: "2026-11-24T17:00:00.000Z",
  endsAt: "2026-11-24T19:30:00.000Z",
};

const octets = (text: string): number => new TextEncoder().encode(text).length;

describe("an auction as a calendar's file", () => {
  it("names its times in UTC and keeps what iCalendar would take for its own signs", () => {
    const file = calendarFileOf({ ...entry, title: "Light, at\nlast; so\\be it" });
    expect(file).toContain("DTSTART:20261124T170000Z\r\nDTEND:20261124T193000Z\r\n");
    expect(file).toContain("\r\nPRODID:-//Naqsh//Auctions//AR\r\n");
    expect(calendarFileOf({ ...entry, platform: "Dar//\nX" })).toContain("\r\nPRODID:-//Dar  \\nX//Auctions//AR\r\n");
    expect(file).toContain("SUMMARY:Light\\, at\\nlast\\; so\\\\be it\r\n");
  });

  it.each(["\r", "\r\n", "\n", "\u0085", "\u2028", "\u2029", "\v", "\f"])(
    "has no line that a title begins: %j",
    (ending) => {
      const file = calendarFileOf({ ...entry, title: `Light${ending}ATTENDEE:mailto:thief@example.com${ending}` });
      expect(file.split(/[\r\n\u0085\u2028\u2029\v\f]/).filter((line) => line.startsWith("ATTENDEE"))).toEqual([]);
      expect(file.replaceAll("\r\n ", "")).toContain("\r\nSUMMARY:Light\\nATTENDEE:mailto:thief@example.com\\n\r\n");
    },
  );

  it("has no line of more than 75 octets, and cuts no letter in two, whatever the title", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary", maxLength: 300 }), fc.constant("نقش ".repeat(40))), (title) => {
        fc.pre(!/[\p{Cc}\u2028\u2029]/u.test(title));
        const file = calendarFileOf({ ...entry, title });
        const lines = file.split("\r\n");
        for (const line of lines) expect(octets(line)).toBeLessThanOrEqual(75);
        const whole = file.replaceAll("\r\n ", "");
        expect(whole).toContain(`\r\nSUMMARY:${title.replace(/[\\,;]/g, "\\$&")}\r\n`);
        for (const line of lines) expect(new TextDecoder().decode(new TextEncoder().encode(line))).toBe(line);
      }),
    );
  });
});
