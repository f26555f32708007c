import { tableFrom } from "@naqsh/shared/preferences";
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { renderPage } from "../../testing/render-page";
import { NotificationTable } from "./notification-table";

const SECURITY = "أمان حسابك";

it("offers an SMS about security where there is SMS, beside what always comes", async () => {
  const change = vi.fn();
  await renderPage(<NotificationTable table={tableFrom({})} channels={["app", "email", "sms"]} onChange={change} />);
  const row = screen.getByRole("row", { name: new RegExp(SECURITY) });
  expect(within(row).getAllByText(/يصلك دائمًا/)).toHaveLength(2);
  await userEvent.click(within(row).getByRole("switch", { name: `${SECURITY}، رسالة نصية` }));
  expect(change).toHaveBeenCalledWith("security", "sms", true);
});

it("has no row of security where nothing about it can be chosen", async () => {
  await renderPage(<NotificationTable table={tableFrom({})} channels={["app", "email"]} onChange={vi.fn()} />);
  expect(screen.queryByText(SECURITY)).toBeNull();
  expect(screen.getAllByRole("row")).toHaveLength(7);
});

it("has no row for what nothing is ever sent of", async () => {
  await renderPage(<NotificationTable table={tableFrom({})} channels={["app", "email", "sms"]} onChange={vi.fn()} />);
  expect(screen.getByText("الإعجابات")).toBeVisible();
  for (const name of ["الرسائل", "التعليقات", "النشرة والعروض"]) expect(screen.queryByText(name)).toBeNull();
});
