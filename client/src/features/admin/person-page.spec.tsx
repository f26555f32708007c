import { eventually } from "@naqsh/shared/testing/eventually";
import type { PersonPage as Person } from "@naqsh/shared/moderation";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { renderPage } from "../../testing/render-page";
import { stubServer } from "../../testing/stub-server";
import { PersonPage } from "./person-page";

const ID = "5f0c1e7a-0000-4000-8000-000000000001";
const AUCTION = "5f0c1e7a-0000-4000-8000-00000000000";
const lot = (title: string) => ({ artworkId: "w", title, titleEn: null }) as never;

const person: Person = {
  id: ID,
  role: "artist",
  standing: "active",
  emailVerified: true,
  leaving: null,
  firstName: "هدى",
  lastName: "العمري",
  username: "huda",
  email: "huda@naqsh.example",
  banned: null,
  openUnpaidWins: [],
  erased: false,
  createdAt: "2026-03-01T12:00:00.000Z",
  latinName: null,
  profileImageUrl: null,
  location: null,
  bio: null,
  bioEn: null,
  works: { approved: 4, pending: 1, rejected: 0, withdrawn: 0 },
  purchases: 0,
  badge: { status: "none", at: null, reason: null, document: null, by: null },
  auctions: [
    {
      auctionId: `${AUCTION}1`,
      status: "scheduled",
      price: null,
      bidCount: 0,
      startsAt: "",
      endsAt: "",
      lot: lot("Dune"),
    },
    {
      auctionId: `${AUCTION}2`,
      status: "live",
      price: 900_00,
      bidCount: 3,
      startsAt: "",
      endsAt: "",
      lot: lot("Palm"),
    },
  ],
};

const lead = { auctionId: `${AUCTION}3`, alias: 7, status: "live", price: 500_00, endsAt: "", lot: lot("Mist") };
const BAN = `POST /api/admin/users/${ID}/ban`;
const GIVE = `POST /api/admin/users/${ID}/give-right`;

const session = {
  id: "s",
  isCurrent: false,
  browser: "Firefox",
  system: "Linux",
  kind: "computer",
  network: "203.0.113",
  createdAt: "2026-03-01T12:00:00.000Z",
  seenAt: "2026-03-01T12:00:00.000Z",
  expiresAt: "2026-03-02T12:00:00.000Z",
};

const CONFIRM_FIRST = { code: "CONFIRMATION_REQUIRED", messages: { ar: "أكّد هويتك", en: "Confirm your identity" } };

type Replies = Parameters<typeof stubServer>[0];

/** `over`: replies in place of the usual ones, which may be changed later. */
const open = async (shown: Person, over: Replies = {}) => {
  const usual: Replies = {
    [`GET /api/admin/users/${ID}`]: { body: shown },
    [`GET /api/admin/users/${ID}/leads`]: { body: [lead] },
    [`GET /api/admin/users/${ID}/sessions`]: { body: [session] },
    [`POST /api/admin/users/${ID}/end-sessions`]: { body: {} },
    [BAN]: { body: { id: ID } },
    [GIVE]: { body: { id: ID } },
    "POST /api/confirm-identity": { body: {} },
    [`POST /api/admin/users/${ID}/unban`]: { body: { id: ID } },
  };
  const server = stubServer(Object.assign(over, { ...usual, ...over }));
  await renderPage(
    <Routes>
      <Route path="/admin/users/:userId" element={<PersonPage />} />
    </Routes>,
    { language: "en", at: `/admin/users/${ID}` },
  );
  return server;
};

afterEach(() => vi.unstubAllGlobals());

it("shows what a ban would do before it happens, and does what was chosen with it", async () => {
  const server = await open(person);
  await userEvent.click(await screen.findByRole("button", { name: "Suspend" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(await dialog.findByText(/4 approved works leave the marketplace/)).toBeVisible();
  expect(dialog.getByText(/announced auction of .*Dune.* is cancelled/)).toBeVisible();
  await userEvent.click(dialog.getByRole("checkbox", { name: /cancel the auction of .*Palm/ }));
  await userEvent.click(dialog.getByRole("checkbox", { name: /Take back their lead in .*Mist/ }));
  await userEvent.click(dialog.getByRole("button", { name: "Until it is lifted" }));
  await userEvent.click(dialog.getByRole("button", { name: "Suspend" }));
  expect(dialog.getByText("Give a reason of at least three letters")).toBeVisible();
  expect(server.sent(BAN)).toHaveLength(0);
  await userEvent.type(dialog.getByLabelText("Reason"), "copies of others");
  await userEvent.click(dialog.getByRole("button", { name: "Suspend" }));
  const cancelledAuctions = [`${AUCTION}1`, `${AUCTION}2`];
  const voidedLeads = [{ auctionId: `${AUCTION}3`, alias: 7 }];
  await eventually(() =>
    expect(server.sent(BAN)).toEqual([{ reason: "copies of others", cancelledAuctions, voidedLeads }]),
  );
});

it("says until when somebody is suspended, and lifts it", async () => {
  const until = "2026-04-01T09:00:00.000Z";
  const banned = { reason: "shill bids", at: "2026-03-02T12:00:00.000Z", until };
  const server = await open({ ...person, standing: "banned", banned });
  expect(await screen.findByText("shill bids")).toBeVisible();
  expect(screen.getByText(/Suspended until/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Lift the suspension" }));
  expect(server.sent(`POST /api/admin/users/${ID}/unban`)).toHaveLength(1);
});

it("says since when somebody is leaving and when they are erased, and whether their e-mail is verified", async () => {
  const leaving = { askedAt: "2026-03-02T12:00:00.000Z", erasesAt: "2026-04-01T12:00:00.000Z" };
  await open({ ...person, standing: "leaving", leaving, emailVerified: false });
  expect(await screen.findByText(/^Deleted on .+1/)).toBeVisible();
  const fact = (name: string) => screen.getByText(name).nextElementSibling;
  expect(fact("Asked to be deleted")).toHaveTextContent("March 2, 2026");
  expect(fact("Deleted on")).toHaveTextContent("April 1, 2026");
  expect(fact("E-mail")).toHaveTextContent("(not verified)");
});

it("shows where somebody is signed in, and ends all of it", async () => {
  const server = await open(person);
  expect(await screen.findByText("Firefox · Linux")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "End all of them" }));
  await eventually(() => expect(server.sent(`POST /api/admin/users/${ID}/end-sessions`)).toHaveLength(1));
});

it("asks why before somebody becomes an administrator, and who is there where that was long ago", async () => {
  const late: Replies = { [GIVE]: { status: 409, body: CONFIRM_FIRST } };
  const server = await open(person, late);
  await userEvent.click(await screen.findByRole("button", { name: "Make an administrator" }));
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.click(dialog.getByRole("button", { name: "Make an administrator" }));
  expect(dialog.getByText("Give a reason of at least three letters")).toBeVisible();
  expect(server.sent(GIVE)).toHaveLength(0);
  await userEvent.type(dialog.getByLabelText("Reason"), "joins the reviewers");
  await userEvent.click(dialog.getByRole("button", { name: "Make an administrator" }));
  const confirmation = within(await screen.findByRole("dialog", { name: "Confirm that it is you" }));
  late[GIVE] = { body: { id: ID } };
  await userEvent.type(confirmation.getByLabelText("Password"), "thirty gates");
  await userEvent.click(confirmation.getByRole("button", { name: "Confirm" }));
  await eventually(() => expect(server.sent(GIVE)).toHaveLength(2));
  expect(server.sent(GIVE).at(-1)).toEqual({ reason: "joins the reviewers" });
  expect(server.sent("POST /api/confirm-identity")).toEqual([{ password: "thirty gates" }]);
});
