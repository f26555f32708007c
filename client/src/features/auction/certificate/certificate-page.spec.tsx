import {
  certificateOf,
  chained,
  commitmentOf,
  digestOf,
  START_OF_CHAIN,
  type AuctionCertificate,
  type AuctionRecord,
  type BidReceipt,
} from "@naqsh/shared/auction";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { afterEach, describe, expect, it, vi } from "vitest";
import { renderPage } from "../../../testing/render-page";
import { stubServer } from "../../../testing/stub-server";
import { at, AUCTION, head, page, room } from "../testing/auction-fixtures";
import { CertificatePage } from "./certificate-page";
import { ownRows } from "./own-rows";

const OF = { auctionId: AUCTION, artworkId: head().artworkId };
const rows = chained(
  AUCTION,
  START_OF_CHAIN,
  [14_000_00, 14_250_00, 14_500_00].map((amount, index) => ({
    kind: "bid" as const,
    alias: (index % 2) + 1,
    amount,
    receivedAt: at(index),
    acceptedAt: at(index),
    commitment: commitmentOf(index % 2 === 0 ? "salt of sara" : "salt of omar", index % 2 === 0 ? "sara" : "omar"),
  })),
);
const events = [
  { type: "AuctionScheduled", data: { ...OF, ...room().terms, reserve: null, startsAt: at(0), endsAt: at(60) } },
  { type: "AuctionOpened", data: { ...OF, openedAt: at(0), endsAt: at(60) } },
  ...rows.map((row) => ({
    type: "BidPlaced",
    data: { ...OF, alias: row.alias, price: row.amount, leaderAlias: row.alias, reserveStatus: "none", rows: [row] },
  })),
  { type: "AuctionClosed", data: { ...OF, outcome: "sold", endsAt: at(60), closedAt: at(62), price: 14_500_00 } },
].map((event) => ({ ...event, recordedAt: at(62) })) as unknown as AuctionRecord[];
const certificate = certificateOf(events, { title: "نور", titleEn: "Light" })!;

const receipt = (number: number): BidReceipt => ({
  ...rows[number - 1]!,
  auctionId: AUCTION,
  salt: "salt of sara",
  previousHash: rows[number - 2]?.hash ?? START_OF_CHAIN.hash,
});

const open = async (held: AuctionCertificate = certificate) => {
  stubServer({ [`GET /api/auctions/${AUCTION}/certificate`]: { body: held } });
  await renderPage(
    <Routes>
      <Route path="/auctions/:auctionId/certificate" element={<CertificatePage />} />
    </Routes>,
    { language: "en", at: `/auctions/${AUCTION}/certificate` },
  );
  return screen.findByTestId("verdict");
};

/** As a person does it: let go once the page says that it takes what is held over it. */
const drop = async (content: unknown, name = "mine.json") => {
  const file = new File([JSON.stringify(content)], name, { type: "application/json" });
  const dataTransfer = { types: ["Files"], files: [file] };
  await waitFor(() => expect(fireEvent.dragOver(window, { dataTransfer })).toBe(false));
  fireEvent.drop(window, { dataTransfer });
};

const tampered = (change: (copy: AuctionCertificate) => void): AuctionCertificate => {
  const copy = structuredClone(certificate);
  change(copy);
  return copy;
};

afterEach(() => void vi.unstubAllGlobals());

describe("the certificate page", () => {
  it("checks the chain itself, and ticks each row", async () => {
    const verdict = await open();
    expect(within(verdict).getByRole("heading", { name: "The chain is intact" })).toBeTruthy();
    expect(within(verdict).getByText(certificate.chain.head)).toBeTruthy();
    expect(within(screen.getByRole("table")).getAllByText("Intact")).toHaveLength(3);
  });

  it("shows where a dropped file was changed, and goes back", async () => {
    await open();
    await drop(tampered(({ rows: chain }) => void (chain[1]!.amount += 1)));
    expect(await screen.findByText("Row 2: its hash does not fit what it says")).toBeTruthy();
    const broken = within(screen.getByRole("table")).getByText("Does not fit").closest("tr");
    expect(broken?.textContent).toContain("Bidder 2");
    fireEvent.click(screen.getByRole("button", { name: "Back to this auction's certificate" }));
    expect(await screen.findByRole("heading", { name: "The chain is intact" })).toBeTruthy();
  });

  it("says how an intact file stands to the shop's own chain", async () => {
    await open();
    await drop(certificate, "kept.json");
    expect(await screen.findByText("It says what our own certificate of this auction says.")).toBeTruthy();
    const another = certificateOf(
      events.filter(({ type }) => type !== "BidPlaced"),
      { title: "نور", titleEn: "Light" },
    );
    await drop(another);
    expect(await screen.findByText("It differs from ours in: the rows from row 1 on and the result.")).toBeTruthy();
  });

  it("is not taken in by a digest that was made anew", async () => {
    const verdict = await open();
    const forged = tampered(({ result, terms }) => {
      result.saleAmount = 1;
      terms.openingPrice = 1;
    });
    await drop({ ...forged, digest: digestOf(forged) });
    expect(await within(verdict).findByText("It differs from ours in: the terms and the result.")).toBeTruthy();
    expect(verdict.dataset["tone"]).toBe("broken");
    expect(within(verdict).getByRole("heading", { name: "This is not the certificate that we gave" })).toBeTruthy();
    await drop(tampered(({ auction }) => void (auction.title = "ظل")));
    expect(await within(verdict).findByText("It differs from ours in: the name of the work.")).toBeTruthy();
  });

  it("vouches for no file of another auction, and leads to where that is compared", async () => {
    const verdict = await open();
    const other = "99999999-9999-4999-8999-999999999999";
    const theirs = events
      .filter(({ type }) => type !== "BidPlaced")
      .map((event) => ({ ...event, data: { ...event.data, auctionId: other } })) as AuctionRecord[];
    await drop(certificateOf(theirs, { title: "نور", titleEn: "Light" }));
    expect(await within(verdict).findByRole("heading", { name: "This file belongs to another auction" })).toBeTruthy();
    expect(verdict.dataset["tone"]).toBe("other");
    const link = within(verdict).getByRole("link", { name: "The certificate of that auction" });
    expect(link.getAttribute("href")).toBe(`/auctions/${other}/certificate`);
  });

  it("asks for its own once more before it judges a file that is newer", async () => {
    const verdict = await open();
    const grown = tampered((copy) => Object.assign(copy, { asOf: at(90) }));
    const newer = { ...grown, digest: digestOf(grown) };
    stubServer({ [`GET /api/auctions/${AUCTION}/certificate`]: { body: newer } });
    await drop(newer);
    expect(await within(verdict).findByText("It says what our own certificate of this auction says.")).toBeTruthy();
    expect(verdict.dataset["tone"]).toBe("intact");
  });

  it("says plainly that another file is none", async () => {
    await open();
    await drop(["something"]);
    expect(await screen.findByRole("heading", { name: "This file is no certificate" })).toBeTruthy();
    await drop(tampered((copy) => void Object.assign(copy.terms, { ownIncrement: "many" })));
    expect(await screen.findByText(/terms\.ownIncrement/)).toBeTruthy();
  });
});

describe("what stands for a certificate", () => {
  const openRefused = async (status: number, code: string): Promise<(string | null)[]> => {
    const reply = { status, body: { code, status, messages: { ar: "-", en: "-" } } };
    stubServer({
      [`GET /api/auctions/${AUCTION}/certificate`]: reply,
      [`GET /api/auctions/${AUCTION}`]: status === 404 ? reply : { body: page() },
    });
    await renderPage(
      <Routes>
        <Route path="/auctions/:auctionId/certificate" element={<CertificatePage />} />
      </Routes>,
      { language: "en", at: `/auctions/${AUCTION}/certificate` },
    );
    await screen.findByRole("heading", { level: 1 });
    return screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  };

  it("says that an auction is not over, and leads to it", async () => {
    const links = await openRefused(409, "AUCTION_NOT_FINISHED");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("This auction is not over yet");
    expect(links).toContain(`/auctions/${AUCTION}`);
  });

  it("says that there is no such auction, and leads on", async () => {
    const links = await openRefused(404, "AUCTION_UNKNOWN");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("There is no such auction");
    expect(links).toEqual(expect.arrayContaining(["/auctions", "/marketplace", "/search", "/"]));
  });
});

describe("a person's own rows", () => {
  it("are those that a receipt proves", () => {
    const { hashes, isAnyMissing } = ownRows(certificate, [receipt(1), receipt(3)], "sara");
    expect([...hashes]).toEqual([rows[0]!.hash, rows[2]!.hash]);
    expect(isAnyMissing).toBe(false);
  });

  it("are nobody else's, and a receipt that is not in the chain is told of", () => {
    expect(ownRows(certificate, [receipt(1)], "omar")).toMatchObject({ isAnyMissing: true });
    expect(ownRows(certificate, [{ ...receipt(1), hash: "f".repeat(64) }], "sara").isAnyMissing).toBe(true);
    expect(ownRows(certificate, [], "sara")).toEqual({ hashes: new Set(), isAnyMissing: false });
  });
});
