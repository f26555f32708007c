import type { OwnSettings } from "@naqsh/shared/account";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderPage } from "../../testing/render-page";
import { stubServer } from "../../testing/stub-server";
import { ProfileForm } from "./profile-form";

const settings = { firstName: "نورة", lastName: "العتيبي", username: "noura" } as OwnSettings;

it("says that the profile was not updated where the server says nothing better", async () => {
  stubServer({ "PUT /api/user/profile": { status: 500, body: {} } });
  await renderPage(<ProfileForm settings={settings} />);
  await userEvent.type(screen.getByLabelText(/المدينة/), "جدة");
  await userEvent.click(screen.getByRole("button", { name: "حفظ التغييرات" }));
  const alert = await screen.findByRole("alert");
  expect(alert).toHaveTextContent("خطأ في تحديث الملف الشخصي");
  expect(alert).toHaveTextContent("فشل في تحديث الملف الشخصي");
});
