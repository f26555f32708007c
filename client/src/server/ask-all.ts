import type { Query, QueryClient } from "@tanstack/react-query";

/** The observer's switch, which the query keeps though its type does not say so. */
const isEnabled = (query: Query): boolean => {
  const { enabled } = query.options as { enabled?: boolean | ((query: Query) => boolean) };
  return typeof enabled === "function" ? enabled(query) : enabled !== false;
};

/** Whether a component has asked it and nobody has answered. */
export const isAsked = (query: Query): boolean => query.state.status === "pending" && isEnabled(query);

/**
 * Asks what the components of a page have asked for and nobody has answered.
 * @returns whether there was anything to ask
 * @throws the failure of a question
 */
export const askAll = async (queries: QueryClient): Promise<boolean> => {
  const all = queries.getQueryCache().getAll();
  const failed = all.find((query) => query.state.status === "error");
  if (failed) throw failed.state.error;
  const open = all.filter(isAsked);
  await Promise.all(open.map((query) => query.fetch()));
  return open.length > 0;
};
