import type { Found } from "@naqsh/shared/platform/ports/read-model-store";
import * as z from "zod";

const MOST = 100;

/** `limit` and `cursor` of a list. */
export const pageFields = (usual: number) => ({
  limit: z.coerce.number().int().min(1).max(MOST).default(usual),
  cursor: z.string().max(1_000).optional(),
});

export type PageInput = { limit: number; cursor?: string | undefined };

/** The part of a question that a page is. */
export const pageOf = ({ limit, cursor }: PageInput): { limit: number; cursor?: string } => ({
  limit,
  ...(cursor !== undefined && { cursor }),
});

/** What the next page is asked by: where it begins and, of a list that was read by one of several values, by which. */
export const nextOf = ({ next, by }: Found<object> & { by?: string | null }): Record<string, string> | null =>
  next === null ? null : { cursor: next, ...(typeof by === "string" && { by }) };
