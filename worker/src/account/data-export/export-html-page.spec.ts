import { expect, it } from "vitest";
import { createExportHtmlPage } from "./export-html-page";

it("says in both languages what a notice told", () => {
  const beside = { sessions: [], security: [], letters: [] };
  const page = createExportHtmlPage({ madeAt: new Date("2026-03-02T09:00:00.000Z"), beside });
  page.add({
    recordedAt: "2026-03-01T09:00:00.000Z",
    type: "NoticeReceived",
    stream: "notification-someone",
    actedAs: "artist",
    facts: { kind: "auctionLost" },
  });
  expect(page.html([])).toMatch(/رسا المزاد على غيرك[^]*Another bidder won/);
});
