import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderPage } from "../../../testing/render-page";
import { Facts } from "./entry-facts";

const facts = {
  orderId: "o",
  buyerId: "b",
  reason: "paymentDeadlineMissed",
  amounts: { net: 3_750_00, deemedSupplier: "platform" },
  note: "sold",
  placeholder: `data:image/webp;base64,${"A".repeat(200)}`,
  somethingNew: "x",
};

it.each([
  ["ar", ["الطلب", "المشتري", "السبب", "انقضت مهلة الدفع", "قبل الضريبة", "المنصة", "سعد"]],
  ["en", ["Order", "Buyer", "Reason", "payment deadline missed", "Net", "the platform", "سعد"]],
] as const)("tells facts in the reader's language, people's own words as they are (%s)", async (language, texts) => {
  await renderPage(<Facts facts={facts} names={{ b: "سعد" }} />, { language });
  for (const text of texts) expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByText("sold")).toBeInTheDocument();
  expect(screen.getByText("somethingNew")).toBeInTheDocument();
  expect(document.body.textContent).not.toContain("AAAA");
});

it("tells no reserve from no payment yet, empty lists from nothing, and a length of time as one", async () => {
  const state = { reserveStatus: "none", payment: { status: "none" }, openUnpaidWins: [], softCloseMs: 120_000 };
  await renderPage(<Facts facts={state} names={{}} />);
  for (const text of ["بلا حد", "لا شيء بعد", "—", "دقيقتان"]) expect(screen.getByText(text)).toBeInTheDocument();
});
