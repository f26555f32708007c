import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { renderPage } from "../../testing/render-page";
import { stubServer } from "../../testing/stub-server";
import { Toaster } from "../../ui/toaster";
import { ShareWork } from "./share-work";

afterEach(() => vi.unstubAllGlobals());

const image = {
  base: "dune",
  widths: [],
  original: "dune.jpg",
  width: 4,
  height: 5,
  dominantColour: null,
  placeholder: null,
  alt: null,
  altEn: null,
};
const artist = { firstName: "هدى", lastName: "العتيبي", latinName: "Huda Alotaibi", profileImageUrl: null };
const dune = {
  id: "7",
  title: "كثيب",
  titleEn: "Dune",
  artist: { ...artist, id: "huda", verified: false },
  image,
  approved: true,
};
const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, "");

const openSheet = async (language: "ar" | "en", name: string) => {
  const server = stubServer({ "POST /api/share": { body: { shareUrl: "" } } });
  const opened: string[] = [];
  vi.stubGlobal("open", (address: string) => void opened.push(address));
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

it("copies an address that says it was passed on, and counts it", async () => {
  const { server, person } = await openSheet("en", "Share");
  await person.click(screen.getByRole("button", { name: "Copy the link" }));
  expect(await screen.findByText("Link copied")).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/artwork/7?from=share`);
  await waitFor(() => expect(server.sent("POST /api/share")).toEqual([{ artworkId: "7", platform: "copy_link" }]));
});

it("opens the chosen site with title, artist and address", async () => {
  const { server, opened, person } = await openSheet("en", "Share");
  await person.click(screen.getByRole("button", { name: "WhatsApp" }));
  await waitFor(() => expect(server.sent("POST /api/share")).toEqual([{ artworkId: "7", platform: "whatsapp" }]));
  const said = plain(new URL(opened[0] ?? "").searchParams.get("text") ?? "");
  expect(said).toBe(`Dune by Huda Alotaibi\n${window.location.origin}/artwork/7?from=share`);
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
