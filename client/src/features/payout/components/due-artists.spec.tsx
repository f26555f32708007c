import type { DueArtist } from "@naqsh/shared/payout";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { confirmingServer } from "../../../testing/confirming-server";
import { renderPage } from "../../../testing/render-page";
import { DueArtists } from "./due-artists";

const MAKE = "POST /api/admin/payout-batches";
const RELEASE = "POST /api/admin/artists/huda/release-payouts";
const paid = { amount: 900_00, later: 0, latestAt: null, isLate: false };
const salma = { ...paid, artistId: "salma", name: "سلمى", obstacle: null } as DueArtist;
const noura = { ...paid, artistId: "noura", name: "نورة", obstacle: null } as DueArtist;
const huda = { ...paid, artistId: "huda", name: "هدى", obstacle: "banned" } as DueArtist;

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
