import { render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router-dom";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { startI18n } from "../i18n/i18n";
import { ContentBoundary, RootBoundary } from "./error-boundary";

/** Breaks until its line is back. */
let isLineDown = true;
const Part = () => {
  if (isLineDown) throw new Error("The part did not come");
  return <p>the part</p>;
};
const Shell = () => (
  <>
    <nav>the shell</nav>
    <Outlet />
  </>
);
const lineComesBack = (): void => {
  isLineDown = false;
  window.dispatchEvent(new Event("online"));
};

beforeAll(async () => {
  await startI18n("en");
});
beforeEach(() => {
  isLineDown = true;
  // React tells of each error that a boundary caught.
  vi.spyOn(console, "error").mockReturnValue(undefined);
});
afterEach(() => vi.restoreAllMocks());

describe("What broke", () => {
  it("outside any page says so, and heals once the line is back", async () => {
    render(
      <RootBoundary>
        <Part />
      </RootBoundary>,
    );
    expect(screen.getByRole("button")).toBeTruthy();
    expect(screen.queryByText("the part")).toBeNull();
    lineComesBack();
    expect(await screen.findByText("the part")).toBeTruthy();
  });

  it("on a page leaves the shell around it, and the page is opened anew once the line is back", async () => {
    const load = vi.fn(() => null);
    const page = { path: "page", loader: load, element: <Part />, errorElement: <ContentBoundary /> };
    const router = createMemoryRouter([{ path: "/", element: <Shell />, children: [page] }], {
      initialEntries: ["/page"],
    });
    render(<RouterProvider router={router} />);
    await screen.findByRole("button");
    expect(screen.getByText("the shell")).toBeTruthy();
    const before = load.mock.calls.length;
    lineComesBack();
    await waitFor(() => expect(load.mock.calls.length).toBeGreaterThan(before));
  });
});
