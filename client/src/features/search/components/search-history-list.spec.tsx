import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderPage } from "../../../testing/render-page";
import { stubServer } from "../../../testing/stub-server";
import { useDeviceHistory } from "../search-history.store";
import { SearchHistoryList } from "./search-history-list";

beforeEach(async () => {
  stubServer({});
  useDeviceHistory.setState({ terms: ["clay", "dune", "palm"] });
  await renderPage(
    <form>
      <input type="search" aria-label="field" />
      <SearchHistoryList />
    </form>,
    { language: "en" },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  useDeviceHistory.setState({ terms: [] });
});

const remove = async (term: string) => userEvent.click(await screen.findByRole("button", { name: new RegExp(term) }));
const removalOf = (term: string) => screen.getByRole("button", { name: new RegExp(term) });

it("goes on at the next term when one is taken out, at the one before the last, and at the field after all", async () => {
  await remove("dune");
  expect(removalOf("palm")).toHaveFocus();
  await remove("palm");
  expect(removalOf("clay")).toHaveFocus();
  await remove("clay");
  expect(screen.queryByRole("list")).toBeNull();
  expect(screen.getByRole("searchbox")).toHaveFocus();
});

it("goes back to the field when all are taken out at once", async () => {
  await userEvent.click(await screen.findByRole("button", { name: "Clear all" }));
  expect(screen.getByRole("searchbox")).toHaveFocus();
});
