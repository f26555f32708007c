import type { ReactNode } from "react";
import { useLanguage } from "../i18n/use-format";
import { isApiError } from "../lib/api-error";
import { Loading, useHeldWait } from "./skeleton";
import { ErrorState } from "./states";

type AwaitedProps<Answer> = {
  /** A query of the server: its answer, or why there is none, and the way to ask again. */
  query: { data: Answer | undefined; error: Error | null; refetch: () => unknown };
  /** What a screen reader hears while the answer is awaited. */
  loading: string;
  /** The shape of what will stand here. */
  bones: ReactNode;
  /** What is said when there is no answer. */
  failed: string;
  children: (answer: Answer) => ReactNode;
};

/** What a query answered; until then its bones, and after a failure the reason with the way to try again. */
export const Awaited = <Answer,>({ query, loading, bones, failed, children }: AwaitedProps<Answer>) => {
  const language = useLanguage();
  const { data, error, refetch } = query;
  const isWaiting = useHeldWait(data === undefined && !error);
  if (isWaiting) return <Loading label={loading}>{bones}</Loading>;
  if (data !== undefined) return children(data);
  if (!error) return null;
  const text = isApiError(error) ? error.text(language) : undefined;
  return <ErrorState title={failed} text={text} onRetry={() => void refetch()} />;
};
