import type { Collection, Find } from "@naqsh/shared/platform/ports/read-model-store";
import { describe, expect, it } from "vitest";
import { createDeadlines } from "./deadlines";
import type { DeadlineDocument } from "./deadlines.projection";

const HEAD = "00000000000000000009";
const close = (streamId: string): DeadlineDocument => ({
  streamCategory: "auction",
  streamId,
  action: "CloseAuction",
  dueAt: "2026-03-01T09:00:00.000Z",
});

/** A view that is behind the log: once it is waited for, what others have closed is gone from it. */
const openView = (documents: DeadlineDocument[], { catchesUp = true } = {}) => {
  const shop = { documents, waits: [] as string[], heads: 0 };
  const find = async ({ limit }: Find) => ({
    documents: shop.documents.slice(0, limit).map((document) => ({ key: document.streamId, document })),
    next: null,
  });
  const deadlines = createDeadlines({
    views: { deadlines: { find } as unknown as Collection<DeadlineDocument> },
    store: { head: async () => ((shop.heads += 1), HEAD) },
    runner: {
      waitFor: async (view, position) => {
        shop.waits.push(`${view} ${position}`);
        if (catchesUp) shop.documents = shop.documents.filter(({ streamId }) => streamId !== "closed");
        return catchesUp;
      },
    },
  });
  return Object.assign(shop, {
    due: async () => (await deadlines.due(HEAD, 10)).deadlines.map(({ streamId }) => streamId),
  });
};

describe("Deadlines that have passed", () => {
  it("are none that the log has met, though the view has not come there yet", async () => {
    const view = openView([close("closed"), close("lost")]);
    expect(await view.due()).toEqual(["lost"]);
    expect(view.waits).toEqual([`deadlines ${HEAD}`]);
  });

  it("are told as the view has them where it stays behind: woken twice is better than never", async () => {
    const view = openView([close("closed"), close("lost")], { catchesUp: false });
    expect(await view.due()).toEqual(["closed", "lost"]);
  });

  it("are looked for in the view alone while nothing is due", async () => {
    const view = openView([]);
    expect(await view.due()).toEqual([]);
    expect(view.heads).toBe(0);
  });
});
