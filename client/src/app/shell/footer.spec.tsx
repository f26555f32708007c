import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderPage } from "../../testing/render-page";
import { Footer } from "./footer";

it("leads each way on once, under headings of their own", async () => {
  await renderPage(<Footer />);
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual([...new Set(links)]);
  const headings = screen.getAllByRole("heading").map(({ textContent }) => textContent);
  expect(headings).toEqual([...new Set(headings)]);
});
