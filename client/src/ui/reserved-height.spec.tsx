import { act, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { ReservedHeight } from "./reserved-height";

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

/** Opens a page whose part turns out to be so high once it is settled; gives how much was kept for it until then. */
const open = (height: number): { kept: string; after: string } => {
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(height);
  let settle = (): void => undefined;
  const { unmount } = render(
    <ReservedHeight name="part-block">
      {(isSettled) => {
        settle = isSettled;
        return <p>part</p>;
      }}
    </ReservedHeight>,
  );
  const room = screen.getByText("part").parentElement!;
  const kept = room.style.minBlockSize;
  act(() => settle());
  const after = room.style.minBlockSize;
  unmount();
  return { kept, after };
};

it("keeps as much room as the part took the last time, until the part is settled", () => {
  expect(open(162)).toEqual({ kept: "", after: "" });
  expect(open(162)).toEqual({ kept: "162px", after: "" });
  expect(open(0)).toEqual({ kept: "162px", after: "" });
  expect(open(162)).toEqual({ kept: "", after: "" });
});
