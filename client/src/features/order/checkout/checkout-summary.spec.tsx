import type { ArtworkDetail } from "@naqsh/shared/artwork";
import type { CheckoutView } from "@naqsh/shared/order";
import { artworkImage } from "@naqsh/shared/testing/artwork-image";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { renderPage } from "../../../testing/render-page";
import { stubServer } from "../../../testing/stub-server";
import { Checkout } from "./checkout";

afterEach(() => vi.unstubAllGlobals());

const artwork = {
  id: "w",
  artistId: "huda",
  title: "فجر",
  titleEn: "Dawn",
  price: "1000.00",
  isForSale: true,
  artist: { id: "huda", firstName: "هدى", lastName: null, latinName: null },
  image: artworkImage(),
} as unknown as ArtworkDetail;
const of = { net: 1_000_00, vat: 150_00 };
const sums: NonNullable<CheckoutView["sums"]> = {
  riyadh: { ...of, delivery: 0, total: 1_150_00 },
  cities: { ...of, delivery: 40_00, total: 1_190_00 },
  remote: { ...of, delivery: 75_00, total: 1_225_00 },
};

it("says what the server says that a zone comes to, before anything is ordered", async () => {
  stubServer({ "GET /api/my-addresses": { body: [] } });
  await renderPage(<Checkout artwork={artwork} order={null} sums={sums} />, { language: "en" });
  expect(screen.getByTestId("checkout-total")).toHaveTextContent("1,150");
  await userEvent.click(await screen.findByRole("radio", { name: /Remote areas/ }));
  expect(screen.getByTestId("checkout-total")).toHaveTextContent("1,225");
  expect(screen.getByText("Delivery", { selector: "dt" }).nextElementSibling).toHaveTextContent("75");
});
