import type { OrderView } from "@naqsh/shared/order";
import { artworkImage } from "@naqsh/shared/testing/artwork-image";
import { act, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useLocation } from "react-router-dom";
import { afterEach, describe, expect, it, vi } from "vitest";
import { renderPage } from "../../testing/render-page";
import { stubServer } from "../../testing/stub-server";
import { OrderListPage } from "./order-list-page";

/** By then a page that waits for nothing more shows what it has. */
const LATER_MS = 10_000;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const ARTIST = {
  id: "huda",
  firstName: "هدى",
  lastName: null,
  latinName: null,
  profileImageUrl: null,
  verified: false,
};

/** A paid order of a work with this title. */
const orderOf = (title: string): OrderView => ({
  id: title,
  delivery: null,
  status: "processing",
  cancelReason: null,
  failedRefunds: [],
  source: "auction",
  auctionId: "a",
  artworkId: "w",
  lot: {
    artworkId: "w",
    title,
    titleEn: null,
    artist: ARTIST,
    category: "painting",
    medium: null,
    mediumEn: null,
    dimensions: null,
    heightCm: null,
    widthCm: null,
    yearCreated: null,
    image: artworkImage(),
  },
  amounts: { net: 650_00, vat: 97_50, total: 747_50, commission: 65_00, artistShare: 585_00 },
  number: "NQ-1042",
  totalAmount: "747.50",
  amount: "747.50",
  buyerId: "sara",
  artwork: { id: "w", title, imageUrl: "/images/w.webp", artist: ARTIST },
  paymentDueAt: "2026-11-22T09:00:00.000Z",
  payment: { status: "succeeded", paymentId: "p", method: null, reason: null },
  paidAt: "2026-11-21T10:00:00.000Z",
  refunded: false,
  waits: { for: "artist", step: "shipment", dueAt: "2026-12-13T10:00:00.000Z" },
  fulfilment: {
    parcel: null,
    isOverdue: false,
    receivedAt: null,
    returnDueAt: null,
    returning: null,
    refunds: [],
    movedBy: null,
  },
  moments: [],
  buyer: { id: "sara", firstName: "سارة", lastName: null, latinName: null },
  createdAt: "2026-11-21T09:00:00.000Z",
});

describe("the reader's orders", () => {
  it("are all within reach, however many there are", async () => {
    stubServer({
      "GET /api/auctions?status=completed&mine=true": { body: [] },
      "GET /api/orders/my-purchases": {
        body: [orderOf("o1")],
        headers: { Link: '</api/orders/my-purchases?cursor=b>; rel="next"' },
      },
      "GET /api/orders/my-purchases?cursor=b": { body: [orderOf("o2")] },
    });
    await renderPage(<OrderListPage />);
    await userEvent.click(await screen.findByRole("button", { name: "عرض المزيد" }));
    expect(await screen.findByRole("link", { name: "o2" })).toBeVisible();
    expect(screen.getByRole("link", { name: "o1" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "عرض المزيد" })).toBeNull();
  });

  it("say what a bank said that led back to them, ask the provider, and keep no secret in the address", async () => {
    const order = orderOf("o1");
    const payment = { status: "needsConfirmation", paymentId: "p", method: "stripe", reason: null };
    const confirm = "POST /api/orders/o1/payments/p/confirm";
    const server = stubServer({
      "GET /api/auctions?status=completed&mine=true": { body: [] },
      "GET /api/orders/my-purchases": { body: [{ ...order, status: "pending", paidAt: null, payment }] },
      [confirm]: { body: { id: "p" } },
    });
    const brought = "payment_intent=pi_1&payment_intent_client_secret=pi_1_secret&redirect_status";
    const Address = () => <output>{useLocation().search}</output>;
    const page = (
      <>
        <Address />
        <OrderListPage />
      </>
    );
    const { unmount } = await renderPage(page, { at: `/orders?tab=purchases&${brought}=succeeded` });
    expect(await screen.findByText("نؤكد دفعك")).toBeVisible();
    expect(screen.getByText("?tab=purchases")).toBeVisible();
    await waitFor(() => expect(server.sent(confirm)).toHaveLength(1));
    unmount();
    await renderPage(page, { at: `/orders?tab=purchases&${brought}=failed` });
    expect(await screen.findByText("لم يتم الدفع")).toBeVisible();
    expect(server.sent(confirm)).toHaveLength(1);
  });

  it("are not called empty before the offers are known", async () => {
    let answerOffers: (response: Response) => void = () => undefined;
    const offers = new Promise<Response>((resolve) => (answerOffers = resolve));
    vi.stubGlobal("fetch", (path: string) =>
      path.startsWith("/api/auctions") ? offers : Promise.resolve(new Response("[]")),
    );
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
    await renderPage(<OrderListPage />);
    await act(() => vi.advanceTimersByTimeAsync(LATER_MS));
    expect(screen.queryByText("لا مشتريات بعد")).toBeNull();
    vi.useRealTimers();
    answerOffers(new Response("[]"));
    expect(await screen.findByText("لا مشتريات بعد")).toBeVisible();
  });
});
