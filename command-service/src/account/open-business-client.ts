import { OPEN_BUSINESS_KINDS } from "@naqsh/shared/account";
import type { BusinessOfPerson } from "@naqsh/shared/account";
import type { InternalClient } from "@naqsh/shared/platform/http/internal-client";
import * as z from "zod/mini";

const id = z.optional(z.string());
const Found = z.object({
  open: z.array(z.object({ kind: z.enum(OPEN_BUSINESS_KINDS), artworkId: id, auctionId: id, orderId: id })),
  works: z.array(
    z.object({
      artworkId: z.string(),
      sold: z.boolean(),
      offered: z.boolean(),
      files: z.array(z.string()),
      bought: z.array(z.object({ documentId: z.string(), buyerId: z.string() })),
    }),
  ),
  cancellableAuctions: z.array(z.string()),
  announcedAuctions: z.array(z.string()),
});

/** What is open between a person and others, by projection-service's views. @throws StoreUnavailable if it cannot be asked */
export const createOpenBusinessClient =
  (projectionService: InternalClient) =>
  async (userId: string): Promise<BusinessOfPerson> =>
    Found.parse(await projectionService.get(`/internal/business/${encodeURIComponent(userId)}`));
