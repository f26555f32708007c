import { createAuctionFold } from "@naqsh/shared/auction";
import { plainOf } from "@naqsh/shared/kernel/personal";
import { momentOf, wordOf } from "../operator-command";
import type { OperatorCommand } from "../operator-command";
import { replayed, stood } from "../replay-words";

const ONLY_AUCTIONS = "Only auctions can be replayed: replay auction <id>";

export const replay: OperatorCommand = {
  name: "replay",
  usage: { form: "replay auction <id> [--at time]", what: "an auction as it went, and as it stood" },
  input: {
    words: 2,
    needs: "a kind and an id: replay auction <id>",
    option: "at",
    mistakeIn: ([kind]) => (kind === "auction" ? null : ONLY_AUCTIONS),
  },
  answers: [replayed, stood],
  askLog: async function* ({ projections }, request) {
    const id = wordOf(request["subject"], "replay needs a kind and an id: replay auction <id>");
    if (request["argument"] !== "auction") throw new TypeError(ONLY_AUCTIONS);
    const until = momentOf(request);
    const fold = createAuctionFold();
    // Told as it is folded: whoever reads slowly sets the pace, and nobody else waits.
    for (const event of await projections.auctionEvents(id)) {
      if (until !== undefined && event.recordedAt > until) break;
      const change = fold.take(event);
      if (change === null) continue;
      const { price, status, endsAt } = change.head;
      const rows = change.rows.map((row) =>
        row.kind === "bidderVoided" ? { ...row, reason: plainOf(row.reason) } : row,
      );
      yield { answer: "replayed", replayed: { at: change.at, price, status, endsAt, rows } };
    }
    const now = fold.now();
    if (now === null) {
      throw new Error(until === undefined ? `There is no auction ${id}` : `There was no auction ${id} at that time`);
    }
    yield { answer: "stood", stood: now.head, terms: now.terms };
  },
};
