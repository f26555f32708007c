import type { MyDataEntry } from "@naqsh/shared/account";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderPage } from "../../../../testing/render-page";
import { MyTimeline } from "./my-timeline";

const entry: MyDataEntry = {
  id: "1",
  at: "2026-03-01T12:00:00.000Z",
  type: "NoticeReceived",
  words: { ar: "وصول إشعار", en: "Notification received" },
  by: "naqsh",
  title: null,
  titleEn: null,
  facts: [{ name: "notice", value: "auctionLost" }],
};
const list = { hasNextPage: false, isFetchingNextPage: false, fetchNextPage: () => undefined };

it("says in words what a notice told", async () => {
  await renderPage(<MyTimeline entries={[entry]} list={list} />);
  expect(screen.getByText("رسا المزاد على غيرك")).toBeVisible();
});
