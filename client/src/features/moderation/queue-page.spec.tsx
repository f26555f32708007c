import { artworkRefusals, type ReviewedArtwork } from "@naqsh/shared/artwork";
import { artworkImage } from "@naqsh/shared/testing/artwork-image";
import type { ReviewFile } from "@naqsh/shared/moderation";
import { Dialog } from "../../ui/material/dialog";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderPage } from "../../testing/render-page";
import { stubServer, type StubServer } from "../../testing/stub-server";
import { useToasts } from "../../ui/toast.store";
import { QueuePage } from "./queue-page";

const work = (id: string, title: string): ReviewedArtwork => ({
  id,
  title,
  titleEn: null,
  artistId: "a",
  artist: { id: "a", firstName: "نورة", lastName: "القحطاني", latinName: null, profileImageUrl: null, verified: false },
  category: "painting",
  image: artworkImage({ base: id, widths: [], original: `${id}.jpg` }),
  imageUrl: `/images/${id}.jpg`,
  price: "4200.00",
  isForSale: true,
  isAuction: false,
  reserved: false,
  sold: false,
  medium: null,
  mediumEn: null,
  dimensions: null,
  heightCm: null,
  widthCm: null,
  yearCreated: null,
  auction: null,
  auctionEndTime: null,
  currentBid: null,
  approved: false,
  featured: false,
  verified: false,
  views: 0,
  likes: 0,
  createdAt: "2026-11-20T09:00:00.000Z",
  limited: false,
  excerpt: "وصف",
  excerptEn: null,
  description: "وصف",
  status: "pending",
  submittedAt: "2026-11-20T09:00:00.000Z",
  edition: 3,
});

const NOTHING_KNOWN: ReviewFile = {
  alike: [],
  alikeCount: 0,
  verification: null,
  featuring: null,
  reviews: { approved: 0, rejected: {}, latest: [] },
};

let server: StubServer;

beforeEach(() => {
  server = stubServer({
    "GET /api/admin/artworks/pending?limit=24": { body: [work("w1", "سكون الرمال"), work("w2", "نور")] },
    "GET /api/admin/artworks/w1/review": { body: NOTHING_KNOWN },
    "GET /api/admin/artworks/w2/review": { body: NOTHING_KNOWN },
    "POST /api/admin/artworks/w1/approve": { body: { id: "w1" } },
    "POST /api/admin/artworks/w1/reject": { body: { id: "w1" } },
  });
});

afterEach(() => vi.unstubAllGlobals());

const underReview = () => screen.findByRole("region", { name: "العمل قيد المراجعة" });

it("moves by J and K and approves by A, whatever the keyboard's language", async () => {
  await renderPage(<QueuePage />);
  expect(await underReview()).toHaveTextContent("سكون الرمال");
  await userEvent.keyboard("[KeyJ]");
  expect(await underReview()).toHaveTextContent("نور");
  await userEvent.keyboard("[KeyK]");
  await userEvent.keyboard("[KeyA]");
  await waitFor(() => expect(server.sent("POST /api/admin/artworks/w1/approve")).toEqual([{ edition: 3 }]));
});

it("vouches for what was seen as it approves, and forgets the words with the next work", async () => {
  await renderPage(<QueuePage />);
  const seen = await screen.findByRole("textbox", { name: /ما رأيته/ });
  await userEvent.type(seen, "شهادة الأصالة");
  await userEvent.click(screen.getByRole("button", { name: /^اعتمد ووثّق/ }));
  await waitFor(() =>
    expect(server.sent("POST /api/admin/artworks/w1/approve")).toEqual([{ edition: 3, seen: "شهادة الأصالة" }]),
  );
  await waitFor(async () => expect(await underReview()).toHaveTextContent("نور"));
  expect(screen.getByRole("textbox", { name: /ما رأيته/ })).toHaveValue("");
});

it("says whose words the description is", async () => {
  const path = "GET /api/admin/artworks/pending?limit=24";
  stubServer({ [path]: { body: [{ ...work("w1", "سكون الرمال"), descriptionOrigin: "modelEdited" }] } });
  await renderPage(<QueuePage />);
  expect(await underReview()).toHaveTextContent("اقترح الوصف نموذج لغوي، وعدّله الفنان");
});

it("rejects only with a reason", async () => {
  await renderPage(<QueuePage />);
  await underReview();
  await userEvent.keyboard("[KeyR]");
  await userEvent.click(screen.getByRole("button", { name: "ارفض العمل" }));
  expect(screen.getByRole("alert")).toHaveTextContent("اختر سببًا");
  expect(server.sent("POST /api/admin/artworks/w1/reject")).toEqual([]);

  await userEvent.click(screen.getByRole("button", { name: "صورة غير واضحة" }));
  await userEvent.type(screen.getByRole("textbox"), "أعد التصوير");
  await userEvent.click(screen.getByRole("button", { name: "ارفض العمل" }));
  await waitFor(() =>
    expect(server.sent("POST /api/admin/artworks/w1/reject")).toEqual([
      { reason: "blurry", note: "أعد التصوير", edition: 3 },
    ]),
  );
});

it("asks for the reason in a dialog over the work, which Escape takes away", async () => {
  await renderPage(<QueuePage />);
  await underReview();
  await userEvent.click(screen.getByRole("button", { name: /^ارفض/ }));
  const dialog = await screen.findByRole("dialog", { name: "لماذا ترفض هذا العمل؟" });
  expect(dialog).toContainElement(screen.getByRole("button", { name: "صورة غير واضحة" }));
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(server.sent("POST /api/admin/artworks/w1/reject")).toEqual([]);
});

it("says so where the artist changed the work after the reviewer saw it", async () => {
  const { ar, en } = artworkRefusals.ARTWORK_REVISED_MEANWHILE;
  server = stubServer({
    "GET /api/admin/artworks/pending?limit=24": { body: [work("w1", "سكون الرمال")] },
    "POST /api/admin/artworks/w1/approve": {
      status: 409,
      body: { code: "ARTWORK_REVISED_MEANWHILE", status: 409, messages: { ar, en } },
    },
  });
  await renderPage(<QueuePage />);
  await underReview();
  await userEvent.keyboard("[KeyA]");
  await waitFor(() => expect(useToasts.getState().shown.at(-1)?.text).toBe(ar));
});

it("decides nothing by a key that is held down", async () => {
  await renderPage(<QueuePage />);
  await underReview();
  fireEvent.keyDown(document.body, { code: "KeyA", repeat: true });
  fireEvent.keyDown(document.body, { code: "KeyJ", repeat: true });
  expect(await underReview()).toHaveTextContent("سكون الرمال");
  expect(server.sent("POST /api/admin/artworks/w1/approve")).toEqual([]);
});

it("decides nothing while a dialog covers the work", async () => {
  await renderPage(
    <>
      <QueuePage />
      <Dialog open aria-label="…">
        <button type="button">…</button>
      </Dialog>
    </>,
  );
  await screen.findByRole("region", { name: "العمل قيد المراجعة", hidden: true });
  for (const target of [document.body, screen.getByRole("dialog")]) {
    fireEvent.keyDown(target, { code: "KeyA" });
    fireEvent.keyDown(target, { code: "KeyR" });
  }
  expect(server.sent("POST /api/admin/artworks/w1/approve")).toEqual([]);
  expect(screen.queryByRole("button", { name: "صورة غير واضحة", hidden: true })).toBeNull();
});

it("takes letters that are written for words, not for decisions", async () => {
  await renderPage(<QueuePage />);
  await underReview();
  await userEvent.keyboard("[KeyR]");
  await userEvent.type(screen.getByRole("textbox"), "aka");
  expect(server.sent("POST /api/admin/artworks/w1/approve")).toEqual([]);
});

it("brings the next page before the reviewer reaches the end of this one", async () => {
  const next = "/api/admin/artworks/pending?limit=24&cursor=further";
  server = stubServer({
    "GET /api/admin/artworks/pending?limit=24": {
      body: [work("w1", "سكون الرمال")],
      headers: { link: `<${next}>; rel="next"` },
    },
    [`GET ${next}`]: { body: [work("w3", "من الصفحة الثانية")] },
  });
  await renderPage(<QueuePage />);
  await underReview();
  await screen.findByText("من الصفحة الثانية");
  await userEvent.keyboard("[KeyJ]");
  expect(await underReview()).toHaveTextContent("من الصفحة الثانية");
});

it("shows what looks the same beside the work, and how its artist's others fared", async () => {
  const { image, artist } = work("w9", "نسخة");
  const file: ReviewFile = {
    alikeCount: 7,
    verification: {
      standing: "waiting",
      at: "2026-10-01T09:00:00.000Z",
      by: null,
      seen: null,
      because: "pictureReplaced",
      papers: 0,
    },
    featuring: {
      from: "2026-11-01",
      to: "2026-11-30",
      place: 2,
      by: { id: "ad", firstName: "بدرية", lastName: "السالم", latinName: null },
      at: "2026-10-30T09:00:00.000Z",
    },
    alike: [
      {
        id: "w9",
        title: "نسخة",
        titleEn: null,
        artist: { ...artist, id: "b", firstName: "سالم" },
        image,
        status: "approved",
        sold: false,
        isSameArtist: false,
        submittedAt: "2026-10-01T09:00:00.000Z",
        distance: 7,
      },
    ],
    reviews: {
      approved: 4,
      rejected: { blurry: 2 },
      latest: [
        {
          artworkId: "w7",
          title: "فجر",
          titleEn: null,
          at: "2026-11-01T09:00:00.000Z",
          rejection: { reason: "blurry", note: "أعد التصوير" },
        },
      ],
    },
  };
  server = stubServer({
    "GET /api/admin/artworks/pending?limit=24": { body: [work("w1", "سكون الرمال")] },
    "GET /api/admin/artworks/w1/review": { body: file },
  });
  await renderPage(<QueuePage />);
  const alike = await screen.findByRole("region", { name: "أعمال تشبه صورتها هذه الصورة" });
  expect(alike).toHaveTextContent("الاختلاف: ٧ من ١٢٨");
  expect(within(alike).getByRole("link", { name: "نسخة" })).toHaveAttribute("href", "/artwork/w9");
  expect(within(alike).getByRole("link", { name: /سالم/ })).toHaveAttribute("href", "/artists/b");
  expect(screen.getByRole("link", { name: /نورة/ })).toHaveAttribute("href", "/artists/a");
  expect(screen.getByText(/انتهى توثيقه في .*: استُبدلت صورته/)).toBeVisible();
  expect(screen.getByText(/^ميّزه .*بدرية السالم.* في ٣٠ أكتوبر ٢٠٢٦$/)).toBeVisible();
  expect(screen.getByText("من ١ نوفمبر ٢٠٢٦ إلى ٣٠ نوفمبر ٢٠٢٦، في الموضع ٢")).toBeVisible();
  const earlier = screen.getByRole("region", { name: "مراجعات سابقة لأعمال هذا الفنان" });
  expect(earlier).toHaveTextContent("رُفض: صورة غير واضحة٢");
  expect(earlier).toHaveTextContent("أعد التصوير");
});
