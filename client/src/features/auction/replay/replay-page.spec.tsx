import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { Route, Routes, useLocation } from "react-router-dom";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Language } from "@naqsh/shared/kernel/language";
import { renderPage } from "../../../testing/render-page";
import { stubServer } from "../../../testing/stub-server";
import { at, AUCTION, page, standing } from "../testing/auction-fixtures";
import { replayed } from "../testing/replay-fixtures";
import { ReplayPage } from "./replay-page";

const Address = () => <output data-testid="address">{useLocation().search}</output>;

const open = async (address = "", language: Language = "en", more: Parameters<typeof stubServer>[0] = {}) => {
  stubServer({
    ...more,
    [`GET /api/auctions/${AUCTION}/replay`]: { body: replayed() },
    [`GET /api/auctions/${AUCTION}`]: { body: page({ mine: standing({ alias: 2 }) }) },
  });
  document.documentElement.dir = language === "ar" ? "rtl" : "ltr";
  await renderPage(
    <>
      <Routes>
        <Route path="/auctions/:auctionId/replay" element={<ReplayPage />} />
      </Routes>
      <Address />
    </>,
    { language, at: `/auctions/${AUCTION}/replay${address}` },
  );
  return screen.findByRole("slider");
};

const desk = () => within(screen.getByTestId("replay-desk"));
const press = (key: string, more: object = {}) => fireEvent.keyDown(window, { key, ...more });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.documentElement.dir = "ltr";
});

describe("the replay page", () => {
  it("opens at the moment in the address, as it was seen then", async () => {
    const slider = await open("?at=3575000");
    expect(slider.getAttribute("aria-valuenow")).toBe("3575");
    expect(desk().getByText("14,500 Saudi riyals")).toBeTruthy();
    expect(screen.getByTestId("replay-caption").textContent).toContain("The end moved from 13:00:00 to 13:01:30");
    expect(desk().getByRole("timer").textContent).toContain("1:55");
  });

  it("tells of what happened within the second as soon as it has", async () => {
    await open("?at=60001");
    expect(screen.getByTestId("replay-caption").textContent).toBe("Bidder 1 bid 14,000 Saudi riyals");
  });

  it("steps with the arrows along the line of reading, by minute with Shift, and to the ends", async () => {
    const slider = await open();
    press("ArrowRight");
    expect(slider.getAttribute("aria-valuenow")).toBe("60");
    press("ArrowRight", { shiftKey: true });
    expect(slider.getAttribute("aria-valuenow")).toBe("120");
    press("ArrowLeft");
    expect(slider.getAttribute("aria-valuenow")).toBe("90");
    await waitFor(() => expect(desk().getByText("You")).toBeTruthy());
    press("End");
    expect(screen.getByTestId("replay-caption").textContent).toContain("Sold for 14,250 Saudi riyals");
    press("Home");
    expect(slider.getAttribute("aria-valuenow")).toBe("0");
  });

  it("hears its keys from the moment that it is seen", async () => {
    const isTaken = new Promise<boolean>((resolve) => {
      const seen = new MutationObserver(() => {
        if (screen.queryByRole("slider") === null) return;
        seen.disconnect();
        resolve(!window.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", cancelable: true })));
      });
      seen.observe(document.body, { childList: true, subtree: true });
    });
    const slider = await open();
    expect(await isTaken).toBe(true);
    await waitFor(() => expect(slider.getAttribute("aria-valuenow")).toBe("60"));
  });

  it("runs the other way in Arabic", async () => {
    const slider = await open("", "ar");
    press("ArrowLeft");
    expect(slider.getAttribute("aria-valuenow")).toBe("60");
    press("ArrowRight");
    expect(slider.getAttribute("aria-valuenow")).toBe("0");
  });

  it("plays and rests with the space bar, at the speed of the number keys", async () => {
    await open();
    press(" ");
    expect(screen.getByRole("button", { name: "Pause" })).toBeTruthy();
    press("4", { code: "Digit4" });
    expect(screen.getByRole("button", { name: "Speed 60×" }).getAttribute("aria-pressed")).toBe("true");
    press(" ");
    expect(screen.getByRole("button", { name: "Play" })).toBeTruthy();
  });

  it("tells its keys by ?, on either layout", async () => {
    await open();
    press("؟");
    expect(screen.getByRole("dialog", { name: "Replay keys" })).toBeTruthy();
  });

  it("writes the moment into the address", async () => {
    await open();
    press("ArrowRight");
    await waitFor(() => expect(screen.getByTestId("address").textContent).toBe("?at=60001"));
  });

  it("writes the moment of a rest at once, not one that was passed on the way", async () => {
    const slider = await open();
    const seconds = () => Number(slider.getAttribute("aria-valuenow"));
    // What is written while it plays waits for a timer; nothing here lets one run out.
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    press("4", { code: "Digit4" });
    press(" ");
    while (seconds() < 2) await new Promise((resolve) => requestAnimationFrame(resolve));
    press(" ");
    const written = Number(new URLSearchParams(screen.getByTestId("address").textContent).get("at") ?? Number.NaN);
    expect(Math.round(written / 1000)).toBe(seconds());
  });

  it("is scrubbed by the other arrows too while the track has the focus, as screen readers do", async () => {
    const slider = await open();
    fireEvent.keyDown(slider, { key: "ArrowUp" });
    expect(slider.getAttribute("aria-valuenow")).toBe("60");
    fireEvent.keyDown(slider, { key: "PageUp" });
    expect(slider.getAttribute("aria-valuenow")).toBe("120");
    fireEvent.keyDown(slider, { key: "PageDown" });
    fireEvent.keyDown(slider, { key: "ArrowDown" });
    expect(slider.getAttribute("aria-valuenow")).toBe("0");
    press("ArrowUp");
    expect(slider.getAttribute("aria-valuenow")).toBe("0");
  });

  it("asks why of a state as it stood at the moment that is shown", async () => {
    const story = { state: "extended", subject: AUCTION, steps: [] };
    const asked = `GET /api/why?state=extended&subject=${AUCTION}&at=${encodeURIComponent(at(3570))}`;
    const slider = await open("?at=3575000", "en", { [asked]: { body: story } });
    fireEvent.click(screen.getByRole("button", { name: "Why was the auction extended?" }));
    expect(await screen.findByTestId("why-story")).toBeTruthy();
    expect(slider.getAttribute("aria-valuenow")).toBe("3575");
  });

  it("tells every moment in words, each a way there", async () => {
    const slider = await open();
    fireEvent.click(screen.getByRole("button", { name: "All moments" }));
    const lines = within(screen.getByRole("list", { name: "Moments of the auction" })).getAllByRole("button");
    expect(lines).toHaveLength(8);
    fireEvent.click(lines[6]!);
    expect(slider.getAttribute("aria-valuenow")).toBe("3690");
    expect(lines[5]!.textContent).toContain("Bids of bidder 1 were voided: \u2068Bids of a shill\u2069");
  });
});

describe("what stands for a replay", () => {
  const refused = (status: number, code: string) => ({
    status,
    body: { code, status, messages: { ar: "-", en: "-" } },
  });
  const openRefused = async (reply: ReturnType<typeof refused>, auction = page()) => {
    stubServer({
      [`GET /api/auctions/${AUCTION}/replay`]: reply,
      [`GET /api/auctions/${AUCTION}`]: reply.status === 404 ? reply : { body: auction },
    });
    await renderPage(
      <Routes>
        <Route path="/auctions/:auctionId/replay" element={<ReplayPage />} />
      </Routes>,
      { language: "en", at: `/auctions/${AUCTION}/replay` },
    );
    const heading = await screen.findByRole("heading", { level: 1 });
    const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    return { heading: heading.textContent, links };
  };

  it("says when an auction opens that is yet to begin, and leads to it", async () => {
    const { room, ...others } = page();
    const scheduled = { ...others, room: { ...room, status: "scheduled" as const } };
    const { heading, links } = await openRefused(refused(409, "AUCTION_NOT_FINISHED"), scheduled);
    expect([heading, document.title]).toEqual([
      "This auction is not over yet",
      expect.stringContaining("This auction is not over yet"),
    ]);
    expect(screen.getByText(/^Opens .*2026.*Once it is over, its replay/)).toBeInTheDocument();
    expect(links).toEqual(expect.arrayContaining([`/auctions/${AUCTION}`, "/auctions", "/"]));
  });

  it("says that an auction runs, and leads to it", async () => {
    const { heading, links } = await openRefused(refused(409, "AUCTION_NOT_FINISHED"));
    expect(heading).toBe("This auction is not over yet");
    expect(screen.getByText(/^Closes .*2026.*Once it is over, its replay/)).toBeInTheDocument();
    expect(links).toContain(`/auctions/${AUCTION}`);
  });

  it("says that there is no such auction, and leads on", async () => {
    const { heading, links } = await openRefused(refused(404, "AUCTION_UNKNOWN"));
    expect(heading).toBe("There is no such auction");
    expect(links).toEqual(expect.arrayContaining(["/", "/marketplace", "/search", "/auctions"]));
  });
});
