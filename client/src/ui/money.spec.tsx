import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderPage } from "../testing/render-page";
import { Money } from "./money";

it("shows Arabic-Indic digits in Arabic, the sign first, and tells ears the currency", async () => {
  const { container } = await renderPage(<Money amount={1_825_000} />);
  expect(screen.getByText("١٨٬٢٥٠")).toHaveAttribute("aria-hidden", "true");
  expect(container.querySelector("[dir=ltr]")?.firstElementChild?.tagName).toBe("svg");
  expect(container).toHaveTextContent("١٨٬٢٥٠ ريال سعودي");
});

it("shows 0-9 in English", async () => {
  await renderPage(<Money amount={1_825_000} />, { language: "en" });
  expect(screen.getByText("18,250")).toBeInTheDocument();
  expect(screen.getByText("18,250 Saudi riyals")).toBeInTheDocument();
});

it("shows halalas only where they are not zero", async () => {
  await renderPage(<Money amount={1_092_550} />, { language: "en" });
  expect(screen.getByText("10,925.50")).toBeInTheDocument();
});
