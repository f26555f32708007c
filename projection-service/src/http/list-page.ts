import type { Found } from "@naqsh/shared/platform/ports/read-model-store";

export type PageInput = { limit: number; cursor?: string | undefined };

/** The part of a question that a page is. */
export const pageOf = ({ limit, cursor }: PageInput): { limit: number; cursor?: string } => ({
  limit,
  ...(cursor !== undefined && { cursor }),
});

/** What the next page is asked by: where it begins and, of a list that was read by one of several values, by which. */
export const nextOf = ({ next, by }: Found<object> & { by?: string | null }): Record<string, string> | null =>
  next === null ? null : { cursor: next, ...(typeof by === "string" && { by }) };
