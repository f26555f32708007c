import type { WorkVerification } from "@naqsh/shared/artwork";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { renderPage } from "../../testing/render-page";
import { stubServer } from "../../testing/stub-server";
import { workInList } from "./testing/work-in-list";
import { VerifiedPage } from "./verified-page";

afterEach(() => vi.unstubAllGlobals());

const NOON = "2026-11-20T09:00:00.000Z";
const item = (title: string, verification: Partial<WorkVerification>, status = "approved") => ({
  ...workInList(title),
  status,
  verification: { standing: "waiting", at: NOON, by: null, seen: null, because: null, papers: 0, ...verification },
});
const sara = { id: "s", firstName: "سارة", lastName: "الحربي", latinName: null };

it("shows what waits and why, and when asked what is verified: by whom, when, and what they have seen", async () => {
  stubServer({
    "GET /api/admin/artworks/verifications?standing=waiting": {
      body: [
        item("واحة", { because: "papersAdded", papers: 2 }),
        item("كثيب أحمر", { because: "factsChanged" }, "pending"),
      ],
    },
    "GET /api/admin/artworks/verifications?standing=verified": {
      body: [item("نخلة", { standing: "verified", by: sara, seen: "شهادة المعمل" })],
    },
  });
  await renderPage(<VerifiedPage />, { at: "/admin?tab=verified" });
  await screen.findByText("وصلت أوراق في ٢٠ نوفمبر ٢٠٢٦ لم يرها أحد بعد");
  expect(screen.getByText("ورقتان")).toBeVisible();
  expect(screen.getByText(/انتهى توثيقه في ٢٠ نوفمبر ٢٠٢٦: تغيّر عنوانه/)).toBeVisible();
  expect(screen.getByText("قيد المراجعة")).toBeVisible();
  expect(screen.getByRole("link", { name: "واحة" })).toHaveAttribute("href", `/artwork/${workInList("واحة").id}`);

  await userEvent.click(screen.getByRole("button", { name: "موثّق" }));
  expect(await screen.findByText(/وثّقه .*سارة الحربي.* في ٢٠ نوفمبر ٢٠٢٦/)).toBeVisible();
  expect(screen.getByText("شهادة المعمل")).toBeVisible();
});
