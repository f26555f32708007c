import { screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { renderPage } from "../../../testing/render-page";
import { stubServer } from "../../../testing/stub-server";
import { noFilters } from "../history-filters";
import { HistoryFilterBar } from "./history-filter-bar";

const ID = "697d25a8-0387-5366-80fe-4b94ec153cd0";
const erased = {
  kind: "person",
  id: ID,
  stream: `user-${ID}`,
  name: null,
  latinName: null,
  at: "2026-11-21T09:00:00.000Z",
};

afterEach(() => vi.unstubAllGlobals());

it("calls whose account was erased by that, and not by a number alone", async () => {
  stubServer({ [`GET /api/admin/subjects?q=${ID}`]: { body: { subjects: [erased], hasMore: false } } });
  const filters = { ...noFilters, subject: ID };
  await renderPage(<HistoryFilterBar filters={filters} onChange={() => undefined} />, { language: "en" });
  expect(await screen.findByRole("button", { name: /Erased account/ })).toHaveTextContent("697d25a8");
});
