import { act, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { serverClock } from "../../lib/clock.store";
import { renderPage } from "../../testing/render-page";
import { LiveClock, usePartOfDay } from "./live-clock";

const Greeting = () => <h1>{usePartOfDay()}</h1>;

const setClock = (serverTime: number): void => {
  const nowMs = performance.now();
  serverClock.measure([{ serverTime, sentMs: nowMs, receivedMs: nowMs }]);
};

afterEach(() => {
  vi.useRealTimers();
  setClock(Date.now());
});

it("ticks each second, and greets in the evening from noon in Riyadh on", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "performance"] });
  setClock(Date.parse("2026-03-10T08:59:58.000Z"));
  const page = (
    <>
      <Greeting />
      <LiveClock />
    </>
  );
  await renderPage(page, { language: "en" });
  expect(screen.getByText(/11:59:58/)).toBeInTheDocument();
  act(() => void vi.advanceTimersByTime(1_001));
  expect(screen.getByText(/11:59:59/)).toBeInTheDocument();
  expect(screen.getByRole("heading")).toHaveTextContent("morning");
  act(() => void vi.advanceTimersByTime(1_001));
  expect(screen.getByText(/12:00:00/)).toBeInTheDocument();
  expect(screen.getByRole("heading")).toHaveTextContent("evening");
});
