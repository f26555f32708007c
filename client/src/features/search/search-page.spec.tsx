import type { SearchAnswer } from "@naqsh/shared/search";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { Link } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { renderPage } from "../../testing/render-page";
import { stubServer } from "../../testing/stub-server";
import { MOBILE_QUERY } from "../../ui/theme/tokens";
import { Toaster } from "../../ui/toaster";
import { SearchPage } from "./search-page";
import type { SearchSlots } from "./search-slots";

const id = (last: number) => `5f0c1e7a-0000-4000-8000-00000000000${last}`;

/** What the answer's parts look like is their own features' affair; here stand their links alone. */
const slots: SearchSlots = {
  Works: ({ works }) =>
    works.map((work) => (
      <p key={work.id}>
        <Link to={`/artwork/${work.id}`}>work</Link>
        <Link to={`/artists/${id(9)}`}>its artist</Link>
      </p>
    )),
  WorksSkeleton: () => null,
  Artists: ({ artists }) =>
    artists.map((artist) => (
      <Link key={artist.id} to={`/artists/${artist.id}`}>
        artist
      </Link>
    )),
  Auctions: ({ auctions }) =>
    auctions.map(({ auctionId }) => (
      <Link key={auctionId} to={`/auctions/${auctionId}/replay`}>
        auction
      </Link>
    )),
  Featured: () => <p>featured</p>,
  Recommendations: ({ within }) => <p>recommended {JSON.stringify(within)}</p>,
  PriceFilter: () => null,
  ColourFilter: () => null,
};

const matched = { ar: [], en: [] };
const foundIn = { ar: null, en: null };
const found: SearchAnswer = {
  understood: "asWritten",
  corrected: null,
  artworks: [{ id: id(1), matched, foundIn } as never],
  total: 1,
  nearest: [],
  artists: [{ id: id(2), matched } as never],
  artistsTotal: 1,
  auctions: [{ auctionId: id(3), matched } as never],
  auctionsTotal: 1,
  recommended: [],
};

const quiet = {
  "GET /api/search?query=qaws&from=0&limit=24": { body: found },
  "POST /api/searches": { body: { recorded: true } },
  "GET /api/trending-searches": { body: [] },
};
const choices = (server: ReturnType<typeof stubServer>) =>
  server.sent("POST /api/searches").filter((body) => Object.hasOwn(body as object, "chosen"));

afterEach(() => vi.unstubAllGlobals());

it.each([
  ["work", "artwork", id(1)],
  ["artist", "artist", id(2)],
  ["auction", "auction", id(3)],
])("tells that a result was opened: a %s, with the words that found it", async (link, kind, chosenId) => {
  const server = stubServer(quiet);
  await renderPage(<SearchPage slots={slots} />, { at: "/search?query=qaws" });
  fireEvent.click(await screen.findByRole("link", { name: link }));
  const told = { query: "qaws", chosen: { kind, id: chosenId } };
  await waitFor(() => expect(choices(server)).toEqual([told]));
});

it("tells what is sought whatever is filtered, once for the words, before what is chosen of it", async () => {
  const server = stubServer({
    ...quiet,
    "GET /api/search?query=qaws&colour=blue&from=0&limit=24": { body: found },
    "GET /api/search?query=qaws&colour=blue&sort=newest&from=0&limit=24": { body: found },
  });
  await renderPage(<SearchPage slots={slots} />, { at: "/search?query=qaws&colour=blue", language: "en" });
  await screen.findByRole("link", { name: "work" });
  fireEvent.change(screen.getByRole("combobox", { name: "Order of the works" }), { target: { value: "newest" } });
  await waitFor(() =>
    expect(server.sent("GET /api/search?query=qaws&colour=blue&sort=newest&from=0&limit=24")).toHaveLength(1),
  );
  fireEvent.click(await screen.findByRole("link", { name: "work" }));
  await waitFor(() => expect(choices(server)).toHaveLength(1));
  const chosen = { kind: "artwork", id: id(1) };
  expect(server.sent("POST /api/searches")).toEqual([{ query: "qaws" }, { query: "qaws", chosen }]);
});

it("tells of a result opened in another tab", async () => {
  const server = stubServer(quiet);
  await renderPage(<SearchPage slots={slots} />, { at: "/search?query=qaws" });
  fireEvent(
    await screen.findByRole("link", { name: "work" }),
    new MouseEvent("auxclick", { bubbles: true, button: 1 }),
  );
  await waitFor(() => expect(choices(server)).toHaveLength(1));
});

it("tells nothing of the menu of a link, or of a link that is no result", async () => {
  const server = stubServer(quiet);
  await renderPage(<SearchPage slots={slots} />, { at: "/search?query=qaws" });
  fireEvent(
    await screen.findByRole("link", { name: "work" }),
    new MouseEvent("auxclick", { bubbles: true, button: 2 }),
  );
  fireEvent.click(screen.getByRole("link", { name: "its artist" }));
  expect(choices(server)).toEqual([]);
});

it("lists by filters alone, which can be saved, and shows what comes nearest where nothing fits", async () => {
  const none = { ...found, artworks: [], total: 0, artists: [], artistsTotal: 0, auctions: [], auctionsTotal: 0 };
  stubServer({
    ...quiet,
    "GET /api/search?colour=blue&from=0&limit=24": { body: { ...none, nearest: found.artworks } },
  });
  await renderPage(<SearchPage slots={slots} />, { at: "/search?colour=blue" });
  expect(await screen.findByRole("heading", { name: "لا توجد نتائج" })).toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "أقرب ما يشبه طلبك" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "work" })).toHaveAttribute("href", `/artwork/${id(1)}`);
  expect(screen.getByRole("link", { name: "احفظ هذا البحث" })).toBeInTheDocument();
});

it.each([
  ["ar", "الاقتراحات لمن سجّل الدخول: تُبنى مما تعجب به وتتابعه.", "تسجيل الدخول"],
  ["en", "Recommendations are for members: they follow from what you like and follow.", "Sign in"],
] as const)(
  "asks a visitor who wants recommendations to sign in, and knows the way back (%s)",
  async (language, text, way) => {
    stubServer(quiet);
    await renderPage(<SearchPage slots={slots} />, { at: "/search?query=qaws&aiRecommend=true", language });
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: way })).toHaveAttribute(
      "href",
      `/signin?return=${encodeURIComponent("/search?query=qaws&aiRecommend=true")}`,
    );
    expect(screen.queryByText(/^recommended/)).not.toBeInTheDocument();
  },
);

it("orders the works of an answer as is chosen; what is featured stands where nothing is sought", async () => {
  const server = stubServer({
    ...quiet,
    "GET /api/search?query=qaws&sort=price-low&from=0&limit=24": { body: found },
    "GET /api/artists/suggested?limit=6": { body: [] },
  });
  const page = await renderPage(<SearchPage slots={slots} />, { at: "/search?query=qaws", language: "en" });
  fireEvent.change(await screen.findByRole("combobox", { name: "Order of the works" }), {
    target: { value: "price-low" },
  });
  await waitFor(() => expect(server.sent("GET /api/search?query=qaws&sort=price-low&from=0&limit=24")).toHaveLength(1));
  expect(screen.queryByText("featured")).not.toBeInTheDocument();
  page.unmount();
  await renderPage(<SearchPage slots={slots} />, { at: "/search", language: "en" });
  expect(await screen.findByText("featured")).toBeInTheDocument();
  expect(screen.queryByRole("combobox", { name: "Order of the works" })).not.toBeInTheDocument();
});

it("leads from the heading of a kind to the rest of it, where more was found than stands among all", async () => {
  stubServer({ ...quiet, "GET /api/search?query=qaws&from=0&limit=24": { body: { ...found, total: 40 } } });
  await renderPage(<SearchPage slots={slots} />, { at: "/search?query=qaws", language: "en", digits: "latin" });
  const headings = await screen.findAllByRole("heading", { level: 2 });
  expect(headings.map((heading) => heading.textContent)).toEqual(["Artists", "Works (40)", "Auctions"]);
  expect(within(headings[1]!).getByRole("link")).toHaveAttribute("href", "/search?query=qaws&tab=artworks");
});

it("has its kinds in one choice on a phone, each with its count", async () => {
  const media = window.matchMedia.bind(window);
  vi.stubGlobal("matchMedia", (query: string) => Object.assign(media(query), { matches: query === MOBILE_QUERY }));
  stubServer(quiet);
  await renderPage(<SearchPage slots={slots} />, { at: "/search?q=qaws", language: "en", digits: "latin" });
  await screen.findByRole("link", { name: "work" });
  const kinds = screen.getByRole("combobox", { name: "Kinds of results" });
  const options = within(kinds).getAllByRole("option");
  expect(options.map((option) => option.textContent)).toEqual(["All (3)", "Works (1)", "Artists (1)", "Auctions (1)"]);
  expect(screen.queryByRole("navigation", { name: "Kinds of results" })).not.toBeInTheDocument();
  fireEvent.change(kinds, { target: { value: "artists" } });
  expect(await screen.findByRole("link", { name: "artist" })).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: "work" })).not.toBeInTheDocument();
});

/** This browser draws nothing: pictures are sent as they were chosen. */
const withoutDrawing = () => vi.stubGlobal("createImageBitmap", () => Promise.reject(new Error("cannot draw")));
const look = "0a".repeat(108);
it("marks what was sought in titles and names, and says where else it stands", async () => {
  const here = (end: number) => ({ ar: [{ start: 0, end }], en: [] });
  const texts = { title: "سكون الرمال", titleEn: null };
  const description = { field: "description", text: "…بين نخيل الأحساء…", matched: [{ start: 5, end: 9 }] } as const;
  stubServer({
    ...quiet,
    "GET /api/search?query=qaws&from=0&limit=24": {
      body: {
        ...found,
        artworks: [{ id: id(1), ...texts, matched: here(4), foundIn: { ar: description, en: null } }],
        artists: [{ id: id(2), name: "هدى", firstName: "هدى", lastName: null, latinName: null, matched: here(3) }],
        auctions: [{ auctionId: id(3), lot: texts, matched: here(4) }],
      },
    },
  });
  const showing: SearchSlots = {
    ...slots,
    Works: ({ works, renderTitle, renderDetail }) =>
      works.map((work) => (
        <div key={work.id} data-testid="work">
          {renderTitle?.(work)} {renderDetail?.(work)}
        </div>
      )),
    Artists: ({ artists, renderName }) => artists.map((artist) => <p key={artist.id}>{renderName?.(artist)}</p>),
    Auctions: ({ auctions, renderTitle }) =>
      auctions.map((auction) => <p key={auction.auctionId}>{renderTitle?.(auction)}</p>),
  };
  await renderPage(<SearchPage slots={showing} />, { at: "/search?query=qaws" });
  const work = await screen.findByTestId("work");
  expect(work.textContent).toContain("الوصف: …بين نخيل الأحساء…");
  const marks = [...document.querySelectorAll("mark")].map((mark) => mark.textContent);
  expect(marks.toSorted()).toEqual(["سكون", "نخيل", "هدى", "سكون"].toSorted());
});

const alike = { shape: 92, colours: 81, isSamePicture: true };
const nearest = { artworks: [{ id: id(1), alike } as never], total: 4, compared: 40 };
const withPicture = {
  ...quiet,
  "POST /api/search/picture": { body: { look } },
  [`GET /api/search/alike?look=${look}`]: { body: nearest },
};
const footed: SearchSlots = {
  ...slots,
  Works: ({ works, renderFoot }) => works.map((work) => <div key={work.id}>{renderFoot?.(work)}</div>),
};

it.each([
  ["ar", { choose: "ابحث بصورة", title: "أعمال تشبه صورتك", near: /الشكل/, forget: "البحث بلا الصورة" }],
  [
    "en",
    {
      choose: "Search with a picture",
      title: "Works that look like your picture",
      near: "Shape 92% · Colours 81%",
      forget: "Search without the picture",
    },
  ],
] as const)("searches with a picture, says what was compared, and goes back (%s)", async (language, said) => {
  const { choose, title, near, forget } = said;
  const server = stubServer(withPicture);
  withoutDrawing();
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:x", revokeObjectURL: () => undefined }));
  await renderPage(<SearchPage slots={footed} />, { at: "/search", language });
  const file = new File(["x"], "photo.png", { type: "image/png" });
  fireEvent.change(await screen.findByLabelText(choose, { selector: "input" }), { target: { files: [file] } });
  expect(await screen.findByRole("heading", { name: title })).toBeInTheDocument();
  expect(await screen.findByText(near)).toBeInTheDocument();
  expect(server.sent("POST /api/search/picture")).toHaveLength(1);
  fireEvent.click(screen.getByRole("button", { name: forget }));
  await waitFor(() => expect(screen.queryByRole("heading", { name: title })).not.toBeInTheDocument());
});

it("says why a picture cannot be searched with", async () => {
  stubServer({
    ...quiet,
    "POST /api/search/picture": { status: 422, body: { code: "IMAGE_UNREADABLE", title: "x" } },
  });
  withoutDrawing();
  const page = (
    <>
      <SearchPage slots={footed} />
      <Toaster />
    </>
  );
  await renderPage(page, { at: "/search", language: "en" });
  const file = new File(["x"], "notes.txt", { type: "text/plain" });
  fireEvent.change(await screen.findByLabelText("Search with a picture", { selector: "input" }), {
    target: { files: [file] },
  });
  expect(await screen.findByText("The picture could not be searched with")).toBeInTheDocument();
});

it("suggests below its own field from the third letter on, and keeps the filters of what is chosen", async () => {
  stubServer({
    ...quiet,
    "GET /api/search/suggestions?query=maj": { body: ["majlis"] },
    "GET /api/search?query=maj&limit=3": { body: { ...found, artworks: [], artists: [], auctions: [] } },
    "GET /api/search?colour=blue&from=0&limit=24": { body: found },
  });
  await renderPage(<SearchPage slots={slots} />, { at: "/search?colour=blue&tab=artists", language: "en" });
  const field = screen.getByRole("searchbox");
  field.focus();
  fireEvent.change(field, { target: { value: "ma" } });
  expect(screen.queryByRole("link", { name: "All results for “ma”" })).toBeNull();
  fireEvent.change(field, { target: { value: "maj" } });
  const completed = await screen.findByRole("link", { name: "majlis" });
  expect(completed).toHaveAttribute("href", "/search?tab=artists&query=majlis&colour=blue");
  fireEvent.keyDown(field, { key: "ArrowDown" });
  expect(completed).toHaveFocus();
  fireEvent.keyDown(completed, { key: "Escape" });
  expect(field).toHaveFocus();
  expect(screen.queryByRole("link", { name: "majlis" })).toBeNull();
});

it("recommends to whoever is signed in within the filters of the search", async () => {
  localStorage.setItem("naqsh.signed-in", "yes");
  stubServer({
    ...quiet,
    "GET /api/user": { body: { id: id(8), role: "collector" } },
    "GET /api/search?query=qaws&colour=blue&from=0&limit=24": { body: found },
  });
  try {
    await renderPage(<SearchPage slots={slots} />, { at: "/search?query=qaws&colour=blue&aiRecommend=true" });
    expect(await screen.findByText('recommended {"colour":"blue"}')).toBeInTheDocument();
  } finally {
    localStorage.removeItem("naqsh.signed-in");
  }
});

it("has an address for what comes next of a kind, and begins where its address says", async () => {
  const many = { ...found, total: 30 };
  stubServer({
    ...quiet,
    "GET /api/search?query=qaws&from=0&limit=24": { body: many },
    "GET /api/search?query=qaws&from=24&limit=24": { body: { ...many, artworks: [{ id: id(4), matched }] } },
  });
  const at = "/search?query=qaws&tab=artworks";
  const { unmount } = await renderPage(<SearchPage slots={slots} />, { language: "en", at });
  const more = await screen.findByRole("link", { name: "Show more" });
  expect(more).toHaveAttribute("href", `${at}&page=2`);
  fireEvent.click(more);
  await waitFor(() => expect(screen.getAllByRole("link", { name: "work" })).toHaveLength(2));
  unmount();
  await renderPage(<SearchPage slots={slots} />, { language: "en", at: `${at}&page=2` });
  expect(await screen.findByRole("link", { name: "work" })).toHaveAttribute("href", `/artwork/${id(4)}`);
  expect(screen.queryByRole("link", { name: "Show more" })).toBeNull();
  // Another kind, and another order, begin at their beginning.
  expect(screen.getByRole("link", { name: /Artists/ })).toHaveAttribute("href", "/search?query=qaws&tab=artists");
});
