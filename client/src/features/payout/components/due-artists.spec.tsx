import type { DueArtist } from "@naqsh/shared/payout";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { confirmingServer } from "../../../testing/confirming-server";
import { renderPage } from "../../../testing/render-page";
import { DueArtists } from "./due-artists";

const MAKE = "POST /api/admin/payout-batches";
const RELEASE = "POST /api/admin/artists/huda/release-payouts";
const named = (id: string, firstName: string) => ({ id, firstName, lastName: null, latinName: null });
const paid = { amount: 900_00, later: 0, latestAt: null, isLate: false };
const salma = { ...paid, artistId: "salma", artist: named("salma", "سلمى"), obstacle: null } as DueArtist;
const noura = { ...paid, artistId: "noura", artist: named("noura", "نورة"), obstacle: null } as DueArtist;
const huda = { ...paid, artistId: "huda", artist: named("huda", "هدى"), obstacle: "banned" } as DueArtist;

afterEach(() => vi.unstubAllGlobals());

it("makes a batch of those who were chosen, once it is known who is there", async () => {
  const { sentOnceConfirmed } = confirmingServer(MAKE, { id: "batch" });
  await renderPage(<DueArtists due={[salma, noura]} />, { language: "en" });
  await userEvent.click(screen.getByRole("checkbox", { name: "نورة" }));
  const make = screen.getByRole("button", { name: /Make a batch/ });
  const sent = await sentOnceConfirmed(make, () =>
    expect(screen.getByRole("checkbox", { name: "نورة" })).not.toBeChecked(),
  );
  const chosen = { artistIds: ["salma"] };
  expect(sent).toEqual([chosen, chosen, chosen]);
});

it("lets a suspended artist's payouts go, once it is known who is there", async () => {
  const { sentOnceConfirmed } = confirmingServer(RELEASE, { id: "huda" });
  await renderPage(<DueArtists due={[huda]} />, { language: "en" });
  const release = screen.getByRole("button", { name: "Release payouts" });
  expect(await sentOnceConfirmed(release)).toHaveLength(3);
});

it("chooses from those to whom something is due, and lists apart what is due on another day", async () => {
  const later = { ...salma, amount: 0, later: 300_00 };
  await renderPage(<DueArtists due={[noura, later]} />, { language: "en" });
  expect(screen.getAllByRole("checkbox")).toHaveLength(1);
  expect(screen.getByRole("heading", { name: "Due later" })).toBeVisible();
  expect(screen.getByText("سلمى").closest("li")).toHaveTextContent("300");
});
