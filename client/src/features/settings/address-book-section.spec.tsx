import type { KnownAddress } from "@naqsh/shared/address";
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { renderPage } from "../../testing/render-page";
import { stubServer } from "../../testing/stub-server";
import { AddressBookSection } from "./address-book-section";

afterEach(() => vi.unstubAllGlobals());

const DELIVERY = {
  zone: "riyadh",
  address: {
    recipient: "نورة",
    phone: "0501234567",
    city: "الرياض",
    district: "الملقا",
    street: "طريق أنس 12",
    note: "",
  },
} as const;
const HOME: KnownAddress = { id: "h", name: "البيت", isDefault: true, ...DELIVERY };
const WORK: KnownAddress = { id: "w", name: "المكتب", isDefault: false, ...DELIVERY };
const USED: KnownAddress = { id: null, name: null, isDefault: false, ...DELIVERY };

const list = (...body: KnownAddress[]) => ({ "GET /api/my-addresses": { body } });
const rowOf = async (name: string) => (await screen.findByText(name)).closest("li")!;

it("shows what was kept, names the default, and leaves out what orders were given alone", async () => {
  stubServer(list(HOME, WORK, USED));
  await renderPage(<AddressBookSection />);
  expect(within(await rowOf("البيت")).getByText("الافتراضي")).toBeVisible();
  expect(within(await rowOf("المكتب")).queryByText("الافتراضي")).toBeNull();
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
});

it("chooses another default, and removes one only when that is confirmed", async () => {
  const server = stubServer({
    ...list(HOME, WORK),
    "POST /api/my-addresses/w/default": { body: { id: "w" } },
    "DELETE /api/my-addresses/w": { body: { id: "w" } },
  });
  await renderPage(<AddressBookSection />);
  const row = within(await rowOf("المكتب"));
  await userEvent.click(row.getByRole("button", { name: "اجعله الافتراضي" }));
  expect(server.sent("POST /api/my-addresses/w/default")).toHaveLength(1);
  await userEvent.click(row.getByRole("button", { name: "حذف" }));
  expect(server.sent("DELETE /api/my-addresses/w")).toHaveLength(0);
  await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "حذف" }));
  expect(server.sent("DELETE /api/my-addresses/w")).toHaveLength(1);
});

it("revises an address under the name that is written, and asks for what is missing", async () => {
  const server = stubServer({ ...list(HOME), "PUT /api/my-addresses/h": { body: { id: "h" } } });
  await renderPage(<AddressBookSection />);
  await userEvent.click(within(await rowOf("البيت")).getByRole("button", { name: "تعديل" }));
  const name = screen.getByLabelText(/^اسم العنوان/);
  await userEvent.clear(name);
  await userEvent.click(screen.getByRole("button", { name: "حفظ العنوان" }));
  expect(name).toBeInvalid();
  await userEvent.type(name, "الشقة");
  await userEvent.click(screen.getByRole("button", { name: "حفظ العنوان" }));
  expect(server.sent("PUT /api/my-addresses/h")).toEqual([{ name: "الشقة", ...DELIVERY }]);
});
