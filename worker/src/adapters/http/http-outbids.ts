import type { InternalClient } from "@naqsh/shared/platform/http/internal-client";
import * as z from "zod";
import type { Outbids } from "../../ports/outbids";

const FoundOutbid = z.nullable(
  z.object({ causeId: z.string(), at: z.string(), artworkId: z.string(), price: z.nullable(z.number()) }),
);

/** Outbid bidders, from projection-service's views. */
export const createHttpOutbids = (projectionService: InternalClient): Outbids => ({
  find: async (auctionId, userId) => {
    const path = `/internal/outbids/${encodeURIComponent(auctionId)}/${encodeURIComponent(userId)}`;
    return FoundOutbid.parse(await projectionService.get(path));
  },
});
