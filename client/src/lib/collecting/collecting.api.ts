import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "../../i18n/use-translation";
import { useLanguage } from "../../i18n/use-format";
import { showToast } from "../../ui/toast.store";
import { api } from "../api";
import { isApiError } from "../api-error";
import { askAgainWithFigures } from "../own-figures";
import { usePaged } from "../paged";
import { COLLECTIONS_KEY } from "../query-keys";

/** The reader's own collections, the latest to change first; each says whether it holds `work`. */
export const useOwnCollections = (work?: string) =>
  usePaged(
    [COLLECTIONS_KEY, "own", work ?? null],
    "/api/collections/my",
    { query: { limit: 100, ...(work === undefined ? {} : { work }) } },
    10_000,
  );

/** Sends something about collections; afterwards all that is shown of them is asked for again. A refusal is said in a toast. */
export const useCollecting = <Input, Answer>(send: (input: Input) => Promise<Answer>) => {
  const { t } = useTranslation("collecting");
  const language = useLanguage();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onError: (failure) => {
      const text = isApiError(failure) ? { text: failure.text(language) } : {};
      showToast({ title: t("failed"), ...text, tone: "urgent" });
    },
    onSettled: () => askAgainWithFigures(queries, COLLECTIONS_KEY),
  });
};

/** Begins a collection, with a work in it if one is named; gives its id. */
export const createCollection = async (text: { name: string; description: string }, work?: string): Promise<string> => {
  const { id } = await api.post("/api/collections", { body: text });
  if (work !== undefined) await api.post("/api/collections/:id/works", { params: { id }, body: { artworkId: work } });
  return id;
};
