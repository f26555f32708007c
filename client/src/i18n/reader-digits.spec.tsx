import { act, cleanup, screen } from "@testing-library/react";
import { badgeRefusals } from "@naqsh/shared/account";
import { afterEach, expect, it } from "vitest";
import { PreferencesTab } from "../features/settings/preferences-tab";
import { TermsPage } from "../features/legal/terms-page";
import { usePreferences } from "../lib/preferences.store";
import { renderPage } from "../testing/render-page";
import { ApiError } from "../lib/api-error";
import { useTranslation } from "./use-translation";

const ARABIC_FIGURES = /[٠-٩٬٫]/;

afterEach(cleanup);

const Hint = () => {
  const { t } = useTranslation("account");
  return <p>{t("passwordHint")}</p>;
};

it("are those of our own texts too, at once where another kind is chosen", async () => {
  await renderPage(<Hint />);
  expect(screen.getByText(/^٦ أحرف/)).toBeInTheDocument();
  await act(async () => usePreferences.getState().choose({ digits: "latin" }));
  expect(await screen.findByText(/^6 أحرف/)).toBeInTheDocument();
  await act(async () => usePreferences.getState().choose({ digits: "arabic" }));
  expect(await screen.findByText(/^٦ أحرف/)).toBeInTheDocument();
});

it("are those of a legal text, with the signs between its figures", async () => {
  const { container } = await renderPage(<TermsPage />, { digits: "latin" });
  expect(container.textContent).not.toMatch(ARABIC_FIGURES);
  expect(container.textContent).toContain("50 ريالًا دون 1,000");
});

it("are shown in their own signs where one chooses between them", async () => {
  await renderPage(<PreferencesTab />, { digits: "latin" });
  expect(screen.getByText("٠١٢٣")).toBeInTheDocument();
  expect(screen.getByText("0123")).toBeInTheDocument();
});

it("are those of a refusal", async () => {
  const { ar, en } = badgeRefusals.DOCUMENT_TOO_LARGE;
  const problem = { type: "about:blank", title: ar, status: 413, code: "DOCUMENT_TOO_LARGE", messages: { ar, en } };
  const refused = new ApiError(problem, 413);
  await renderPage(<Hint />);
  expect(refused.text("ar")).toContain("٥ م.ب");
  await renderPage(<Hint />, { digits: "latin" });
  expect(refused.text("ar")).toContain("5 م.ب");
});
