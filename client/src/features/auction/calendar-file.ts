import type { Instant } from "@naqsh/shared/kernel/instant";

const stamp = (instant: Instant): string => instant.replace(/[-:]|\.\d{3}/g, "");

const escaped = (text: string): string => text.replace(/[\\,;]/g, (sign) => `\\${sign}`).replace(/\n/g, "\\n");

export type CalendarEntry = { id: string; title: string; url: string; startsAt: Instant; endsAt: Instant };

/** The entry as an iCalendar file (RFC 5545). */
export const calendarFileOf = ({ id, title, url, startsAt, endsAt }: CalendarEntry): string =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Naqsh//Auctions//AR",
    "BEGIN:VEVENT",
    `UID:${id}@naqsh`,
    `DTSTAMP:${stamp(startsAt)}`,
    `DTSTART:${stamp(startsAt)}`,
    `DTEND:${stamp(endsAt)}`,
    `SUMMARY:${escaped(title)}`,
    `URL:${url}`,
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ].join("\r\n");
