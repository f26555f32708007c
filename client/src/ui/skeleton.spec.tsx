import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useHeldWait } from "./skeleton";

const Page = ({ isPending }: { isPending: boolean }) => <p>{useHeldWait(isPending) ? "waiting" : "there"}</p>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const after = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

it("shows at once what was there, or came before a skeleton would have been seen", () => {
  const { rerender } = render(<Page isPending={false} />);
  expect(screen.getByText("there")).toBeVisible();
  rerender(<Page isPending />);
  after(100);
  rerender(<Page isPending={false} />);
  expect(screen.getByText("there")).toBeVisible();
});

it("holds a skeleton that was seen for 400 ms, so that it does not flicker", () => {
  const { rerender } = render(<Page isPending />);
  after(200);
  rerender(<Page isPending={false} />);
  expect(screen.getByText("waiting")).toBeVisible();
  after(349);
  expect(screen.getByText("waiting")).toBeVisible();
  after(1);
  expect(screen.getByText("there")).toBeVisible();
});
