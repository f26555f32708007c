import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import fc from "fast-check";
import { Route, Routes } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { renderPage } from "../../testing/render-page";
import { stubServer } from "../../testing/stub-server";
import { Toaster } from "../../ui/toaster";
import { CollectionPage } from "./collection-page";
import type { CollectionSlots } from "./collection-slots";
import { moved } from "../../lib/moved";

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const slots: CollectionSlots = {
  Works: ({ works, renderFoot }) => (
    <ul aria-label="works">
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

const artist = { id: "huda", firstName: "هدى", lastName: "القحطاني", latinName: null };
const work = (id: string, title: string) => ({
  note: id === "dune" ? "من طفولتي" : null,
  artwork: { id, title, titleEn: null, artistId: "huda", artist, likes: 0, image: null },
});
const sea = {
  id: "sea",
  ownerId: "sara",
  owner: { ...artist, id: "sara", firstName: "سارة" },
  isByArtist: false,
  name: "بحر",
  description: "ما أذكره",
  isPublic: false,
  isOwn: true,
  count: 2,
  coverId: null,
  hiddenIds: ["mist"],
  works: [work("dune", "كثيب"), work("palm", "نخلة")],
};

const serve = (collection: object | null, more: Parameters<typeof stubServer>[0] = {}) =>
  stubServer({
    "GET /api/collections/sea": collection === null ? { status: 404 } : { body: collection },
    ...more,
  });
const open = () =>
  renderPage(
    <Routes>
      <Route
        path="collections/:collectionId"
        element={
          <>
            <CollectionPage slots={slots} />
            <Toaster />
          </>
        }
      />
    </Routes>,
    { at: "/collections/sea", language: "en" },
  );

it("shows a collection with its works and notes to everyone, and nothing to change it by", async () => {
  serve({ ...sea, isPublic: true, isOwn: false, hiddenIds: [] });
  await open();
  expect(await screen.findByRole("heading", { level: 1, name: "بحر" })).toBeInTheDocument();
  expect(screen.getByText("من طفولتي")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Share" })).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Delete" })).toBeNull();
});

it("says that a collection is not there, or not to be seen", async () => {
  serve(null);
  await open();
  expect(await screen.findByRole("heading", { level: 1, name: "There is no such collection" })).toBeInTheDocument();
});

it("lets its owner publish, write a note, choose the cover and take a work out", async () => {
  const server = serve(sea, {
    "POST /api/collections/sea/publish": {},
    "PUT /api/collections/sea/works/palm": {},
    "PUT /api/collections/sea/cover": {},
    "DELETE /api/collections/sea/works/palm": {},
  });
  await open();
  await userEvent.click(await screen.findByRole("button", { name: "Show to everyone" }));
  await waitFor(() => expect(server.sent("POST /api/collections/sea/publish")).toHaveLength(1));
  await userEvent.click(screen.getByRole("button", { name: /^Cover of the collection.*نخلة/ }));
  await waitFor(() => expect(server.sent("PUT /api/collections/sea/cover")).toEqual([{ artworkId: "palm" }]));
  await userEvent.click(screen.getByRole("button", { name: /^Note on.*نخلة/ }));
  await userEvent.type(screen.getByRole("textbox", { name: "Why it is here" }), "هدية");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(server.sent("PUT /api/collections/sea/works/palm")).toEqual([{ note: "هدية" }]));
  await userEvent.click(await screen.findByRole("button", { name: /^Take out.*نخلة/ }));
  await waitFor(() => expect(server.sent("DELETE /api/collections/sea/works/palm")).toHaveLength(1));
});

it("is put in order by keys alone, and names the works that are on show nowhere too", async () => {
  const server = serve(sea, { "PUT /api/collections/sea/order": {} });
  await open();
  await userEvent.click(await screen.findByRole("button", { name: "Change the order" }));
  const rows = screen.getByRole("list", { name: "Change the order" });
  within(rows)
    .getByRole("button", { name: /^Move down.*كثيب/ })
    .focus();
  await userEvent.keyboard("{Enter}");
  await userEvent.click(screen.getByRole("button", { name: "Save this order" }));
  await waitFor(() =>
    expect(server.sent("PUT /api/collections/sea/order")).toEqual([{ artworkIds: ["palm", "dune", "mist"] }]),
  );
});

it("keeps every item when one is moved, at the place that was asked for", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 30 }),
      fc.nat(40),
      fc.nat(40),
      (items, a, b) => {
        const [from, to] = [a % items.length, b % items.length];
        const after = moved(items, from, to);
        expect(after[to]).toBe(items[from]);
        expect(new Set(after)).toEqual(new Set(items));
        expect(after).toHaveLength(items.length);
        expect(after.filter((item) => item !== items[from])).toEqual(items.filter((item) => item !== items[from]));
      },
    ),
  );
});

it.each([
  [true, "/artists/sara"],
  [false, undefined],
])("leads to who gathered it if that is an artist (%s), who alone has a page", async (isByArtist, way) => {
  serve({ ...sea, isPublic: true, isOwn: false, isByArtist });
  await open();
  const name = await screen.findByText("سارة القحطاني");
  expect(name.closest("a")?.getAttribute("href")).toBe(way);
});
