import { AuctionCertificate } from "@naqsh/shared/auction";
import type * as z from "zod/mini";

/** Answers whose type follows from a schema, which is then theirs: nothing has to read the type. */
export const ZOD_ANSWERS: Readonly<Record<string, z.core.$ZodType>> = {
  "GET /api/auctions/:id/certificate": AuctionCertificate,
};
