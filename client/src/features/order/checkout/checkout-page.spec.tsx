import { screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { Route, Routes } from "react-router-dom";
import { renderPage } from "../../../testing/render-page";
import { stubServer } from "../../../testing/stub-server";
import { CheckoutPage } from "./checkout-page";

afterEach(() => vi.unstubAllGlobals());

const open = async (code: string): Promise<void> => {
  stubServer({
    "GET /api/artworks/w": { status: 404, body: { code, messages: { ar: "لا", en: "No" } } },
    "GET /api/checkout/w": { body: { orderId: null } },
  });
  const page = (
    <Routes>
      <Route path="/checkout/:artworkId" element={<CheckoutPage />} />
    </Routes>
  );
  await renderPage(page, { at: "/checkout/w" });
};

it("says that a work does not exist", async () => {
  await open("ARTWORK_UNKNOWN");
  expect(await screen.findByText("العمل الفني غير موجود")).toBeVisible();
});

it("says that a work's artist withdrew it, and leads to nothing that is gone", async () => {
  await open("ARTWORK_WITHDRAWN");
  expect(await screen.findByText("العمل الفني غير متاح")).toBeVisible();
  expect(screen.getByText(/سحبه الفنان/)).toBeVisible();
  expect(screen.queryByRole("link", { name: "صفحة العمل" })).toBeNull();
  expect(screen.getByRole("link", { name: /تصفّح/ })).toBeVisible();
});
