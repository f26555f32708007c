import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { renderPage } from "../../testing/render-page";
import { stubServer } from "../../testing/stub-server";
import { Toaster } from "../../ui/toaster";
import type { CollectorSlots } from "./collector-slots";
import { WishlistPage } from "./wishlist-page";

afterEach(() => vi.unstubAllGlobals());

const slots: CollectorSlots = {
  Works: ({ works, layout, renderFoot }) => (
    <ul aria-label={layout}>
      {works.map((work) => (
        <li key={work.id}>
          {work.title}
          {renderFoot(work)}
        </li>
      ))}
    </ul>
  ),
  WorksSkeleton: () => <p>loading</p>,
};

const wish = {
  id: "dune",
  artworkId: "dune",
  views: 3,
  likes: 2,
  priceThen: "1200.00",
  artwork: { id: "dune", title: "كثيب", titleEn: "Dune", sold: false, isForSale: true, price: "900.00", auction: null },
};
const served = {
  "GET /api/wishlist": { body: [wish] },
  "GET /api/marks/counts": { body: { follows: 0, likes: 0, wishes: 1 } },
};
const page = (
  <>
    <WishlistPage slots={slots} />
    <Toaster />
  </>
);

it("shows what was wished for, how many, and what became of it", async () => {
  stubServer(served);
  await renderPage(page, { at: "/wishlist" });
  expect(await screen.findByText(/نزل السعر/)).toHaveTextContent("٣٠٠");
  expect(await screen.findByText("عمل واحد في المفضلة")).toBeInTheDocument();
  expect(screen.getByText("المشاهدات").parentElement).toHaveTextContent("٣");
  expect(screen.getByText("الإعجابات").parentElement).toHaveTextContent("٢");
  expect(screen.getByRole("link", { name: "التفاصيل" })).toHaveAttribute("href", "/artwork/dune");
  await userEvent.click(screen.getByRole("button", { name: "قائمة" }));
  expect(screen.getByRole("list", { name: "list" })).toBeInTheDocument();
});

it("takes a work off at once, with a way back", async () => {
  const server = stubServer({ ...served, "DELETE /api/wishlist/dune": {}, "POST /api/wishlist/dune/restore": {} });
  await renderPage(page, { at: "/wishlist" });
  await userEvent.click(await screen.findByRole("button", { name: /إزالة من المفضلة/ }));
  await userEvent.click(await screen.findByRole("button", { name: "تراجع" }));
  await waitFor(() => expect(server.sent("POST /api/wishlist/dune/restore")).toHaveLength(1));
});

it("keeps a work that the server did not let go, and says so", async () => {
  stubServer({ ...served, "DELETE /api/wishlist/dune": { status: 500 } });
  await renderPage(page, { at: "/wishlist" });
  await userEvent.click(await screen.findByRole("button", { name: /إزالة من المفضلة/ }));
  expect(await screen.findByText("حدث خطأ أثناء حذف العمل الفني")).toBeInTheDocument();
  expect(screen.getByText("كثيب")).toBeInTheDocument();
});

it("keeps a row for a work that left the show, which can be taken off", async () => {
  const gone = { id: "palm", artworkId: "palm", addedAt: "2026-03-01T12:00:00.000Z", artwork: null };
  const server = stubServer({
    ...served,
    "GET /api/wishlist": { body: [wish, gone] },
    "DELETE /api/wishlist/palm": {},
  });
  await renderPage(page, { at: "/wishlist" });
  const rows = await screen.findByRole("list", { name: "لم تعد معروضة" });
  expect(within(rows).queryByRole("link")).toBeNull();
  expect(within(rows).queryByRole("img")).toBeNull();
  await userEvent.click(within(rows).getByRole("button", { name: /^إزالة من المفضلة: .?عمل أضفته في/ }));
  await waitFor(() => expect(server.sent("DELETE /api/wishlist/palm")).toHaveLength(1));
});

it("leads to the marketplace while it is empty", async () => {
  stubServer({ ...served, "GET /api/wishlist": { body: [] } });
  await renderPage(page, { at: "/wishlist", language: "en" });
  expect(await screen.findByRole("link", { name: "Browse the marketplace" })).toHaveAttribute("href", "/marketplace");
});
