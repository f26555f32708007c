import { act, fireEvent, render } from "@testing-library/react";
import { useState } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { KeptInList } from "./kept-in-list";

const PAGE = 2;
const ALL = 6;
const HEIGHT_PX = 100;

let scrolledPx = 0;
let asked: (() => void)[] = [];

/** A list whose next page comes once `come` is called. */
const List = () => {
  const [count, setCount] = useState(PAGE);
  const [isFetchingNextPage, setFetching] = useState(false);
  const fetchNextPage = () => {
    setFetching(true);
    asked.push(() => {
      setFetching(false);
      setCount((before) => before + PAGE);
    });
  };
  const cards = Array.from({ length: count }, (_, no) => `/artwork/${no}`);
  return (
    <main>
      {cards.map((to) => (
        <h3 key={to}>
          <a href={to}>{to}</a>
        </h3>
      ))}
      <KeptInList list={{ hasNextPage: count < ALL, isFetchingNextPage, fetchNextPage }} count={count} />
      <button onClick={fetchNextPage}>more</button>
    </main>
  );
};

const open = (at = "/marketplace") =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <List />
    </MemoryRouter>,
  );
const come = (): void => act(() => asked.shift()?.());
const topOf = (address: string): number => Number(address.split("/").at(-1)) * HEIGHT_PX - scrolledPx;

beforeEach(() => {
  // What stood there till now has kept its place as it went.
  sessionStorage.clear();
  scrolledPx = 0;
  asked = [];
  vi.spyOn(HTMLAnchorElement.prototype, "getBoundingClientRect").mockImplementation(function (this: HTMLAnchorElement) {
    return { top: topOf(this.getAttribute("href") ?? "") } as DOMRect;
  });
  vi.spyOn(window, "scrollBy").mockImplementation((options) => {
    scrolledPx += (options as ScrollToOptions).top ?? 0;
  });
});
afterEach(() => vi.restoreAllMocks());

/** Goes three pages far, and leaves while the fifth card stands 30 px below the upper edge. */
const readOn = (): void => {
  const { getByRole, unmount } = open();
  for (let page = 1; page < ALL / PAGE; page += 1) {
    fireEvent.click(getByRole("button"));
    come();
  }
  scrolledPx = 4 * HEIGHT_PX - 30;
  fireEvent(window, new Event("pagehide"));
  unmount();
  scrolledPx = 0;
};

it("asks for as many pages as stood there, and brings the card that was in sight to where it stood", () => {
  readOn();
  open();
  come();
  expect(window.scrollBy).not.toHaveBeenCalled();
  come();
  expect(topOf("/artwork/4")).toBe(30);
  expect(asked).toEqual([]);
});

it("leaves whoever has moved by themselves where they are", () => {
  readOn();
  open();
  fireEvent.wheel(window);
  come();
  expect(asked).toEqual([]);
  expect(window.scrollBy).not.toHaveBeenCalled();
});

it("keeps a place for each address of its own", () => {
  readOn();
  open("/marketplace?category=painting");
  expect(asked).toEqual([]);
});
