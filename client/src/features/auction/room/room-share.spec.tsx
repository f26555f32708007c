import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { renderPage } from "../../../testing/render-page";
import { stubServer } from "../../../testing/stub-server";
import { createAuctionRoomStore } from "../auction-room.store";
import { page } from "../testing/auction-fixtures";
import { RoomShare } from "./room-share";

afterEach(() => vi.unstubAllGlobals());

it("passes the room on by the ways that works have, and counts it as sharing the work", async () => {
  const server = stubServer({
    "POST /api/share": { body: { shareUrl: "https://naqsh.example/artwork/7?from=share" } },
  });
  const shown = page();
  const person = userEvent.setup();
  await renderPage(<RoomShare room={createAuctionRoomStore(shown)} />, { language: "en" });
  await person.click(screen.getByRole("button", { name: "Share this auction" }));
  expect((await screen.findByRole("dialog")).querySelectorAll("li")).toHaveLength(9);
  await person.click(screen.getByRole("button", { name: "Copy the link" }));
  const { auctionId } = shown.room;
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/auctions/${auctionId}?from=share`);
  expect(server.sent("POST /api/share")).toEqual([{ artworkId: shown.lot.artworkId, platform: "copy_link" }]);
});
