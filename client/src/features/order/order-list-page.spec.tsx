import { screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { renderPage } from "../../testing/render-page";
import { OrderListPage } from "./order-list-page";

afterEach(() => vi.unstubAllGlobals());

describe("the reader's orders", () => {
  it("are not called empty before the offers are known", async () => {
    let answerOffers: (response: Response) => void = () => undefined;
    const offers = new Promise<Response>((resolve) => (answerOffers = resolve));
    vi.stubGlobal("fetch", (path: string) =>
      path.startsWith("/api/auctions") ? offers : Promise.resolve(new Response("[]")),
    );
    await renderPage(<OrderListPage />);
    await expect(screen.findByText("لا مشتريات بعد")).rejects.toThrow();
    answerOffers(new Response("[]"));
    expect(await screen.findByText("لا مشتريات بعد")).toBeVisible();
  });
});
