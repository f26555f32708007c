import { BIO_WAYS } from "@naqsh/shared/account";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { renderPage } from "../../testing/render-page";
import { stubServer } from "../../testing/stub-server";
import { BioHelper } from "./bio-suggestion";

const PATH = "POST /api/user/enhance-bio";

it("offers each way that there is, and hands on what was written", async () => {
  const server = stubServer({ [PATH]: { body: { enhancedBio: "أرسم.", source: "composed" } } });
  const suggest = vi.fn();
  await renderPage(<BioHelper currentBio="أرسم البحر." onSuggest={suggest} />);
  for (const name of ["كتابة", "احترافي", "إبداعي", "مختصر", "تحسين"]) {
    await userEvent.click(screen.getByRole("button", { name }));
    expect(await screen.findByText(/رُكّب هذا النص/)).toBeVisible();
  }
  const asked = server.sent(PATH).map((body) => (body as { enhancement: string }).enhancement);
  expect(asked).toEqual(["generate", "professional", "creative", "minimal", "improve"]);
  expect(asked.toSorted()).toEqual([...BIO_WAYS].toSorted());
  expect(suggest).toHaveBeenLastCalledWith("أرسم.");
});
