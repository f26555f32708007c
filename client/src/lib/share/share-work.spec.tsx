import { artworkImage } from "@naqsh/shared/testing/artwork-image";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { renderPage } from "../../testing/render-page";
import { stubServer } from "../../testing/stub-server";
import { Toaster } from "../../ui/toaster";
import { ShareWork } from "./share-work";

afterEach(() => vi.unstubAllGlobals());

const artist = { firstName: "هدى", lastName: "العتيبي", latinName: "Huda Alotaibi", profileImageUrl: null };
const dune = {
  id: "7",
  title: "كثيب",
  titleEn: "Dune",
  artist: { ...artist, id: "huda", verified: false },
  image: artworkImage({ base: "dune", widths: [], original: "dune.jpg" }),
  approved: true,
};
const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, "");

const linked = { body: { shareUrl: "https://naqsh.example/artwork/7?from=share&by=link" } };
const shareUrl = `${window.location.origin}/artwork/7?from=share&by=link`;

const openSheet = async (language: "ar" | "en", name: string, answer: { status?: number; body?: unknown } = linked) => {
  const server = stubServer({ "POST /api/share": answer });
  const opened: (string | null)[] = [];
  vi.stubGlobal("open", () => {
    const place = opened.push(null) - 1;
    return { location: { replace: (address: string) => (opened[place] = address) }, close: () => opened.splice(place) };
  });
  await renderPage(
    <>
      <ShareWork work={dune} />
      <Toaster />
    </>,
    { language },
  );
  const person = userEvent.setup();
  await person.click(await screen.findByRole("button", { name }));
  await screen.findByRole("dialog");
  return { server, opened, person };
};

it("offers the nine ways, in the reader's language", async () => {
  await openSheet("ar", "مشاركة");
  const dialog = screen.getByRole("dialog", { name: "شارك هذه الصفحة" });
  expect(dialog.querySelectorAll("li")).toHaveLength(9);
});

it("copies an address of this site that says what the server says of its source", async () => {
  const { server, person } = await openSheet("en", "Share");
  await person.click(screen.getByRole("button", { name: "Copy the link" }));
  expect(await screen.findByText("Link copied")).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(shareUrl);
  await waitFor(() => expect(server.sent("POST /api/share")).toEqual([{ artworkId: "7", platform: "copy_link" }]));
});

it("opens the chosen site with title, artist and address", async () => {
  const { server, opened, person } = await openSheet("en", "Share");
  await person.click(screen.getByRole("button", { name: "WhatsApp" }));
  await waitFor(() => expect(server.sent("POST /api/share")).toEqual([{ artworkId: "7", platform: "whatsapp" }]));
  await waitFor(() => expect(opened[0]).not.toBeNull());
  const said = plain(new URL(opened[0] ?? "").searchParams.get("text") ?? "");
  expect(said).toBe(`Dune by Huda Alotaibi\n${shareUrl}`);
});

it.each([
  ["ar", "مشاركة", "انسخ الرابط", "فشل إنشاء رابط المشاركة"],
  ["en", "Share", "WhatsApp", "Failed to create share link"],
] as const)("passes nothing on without an address, and says so (%s)", async (language, open, way, words) => {
  const { opened, person } = await openSheet(language, open, { status: 500 });
  await navigator.clipboard.writeText("as before");
  await person.click(screen.getByRole("button", { name: way }));
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(opened).toEqual([]);
  expect(await navigator.clipboard.readText()).toBe("as before");
});

it("counts no picture that could not be drawn, and says so", async () => {
  const { server, person } = await openSheet("en", "Share");
  await person.click(screen.getByRole("button", { name: "Picture to share" }));
  expect(await screen.findByText("Failed to download image")).toBeInTheDocument();
  expect(server.sent("POST /api/share")).toEqual([]);
});

it("does not pass on what its artist alone sees", async () => {
  stubServer({});
  await renderPage(<ShareWork work={{ ...dune, approved: false }} />, { language: "en" });
  expect(screen.queryByRole("button")).toBeNull();
});
