import type { EnhanceDescriptionBody } from "@naqsh/shared/artwork";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api";
import { askAgainWithFigures } from "../../lib/own-figures";
import { usePaged } from "../../lib/paged";
import { ARTWORKS_KEY } from "../../lib/query-keys";

/** The signed-in artist's own works, in every state of review. */
export const useMyWorks = () => usePaged([ARTWORKS_KEY, "mine"], "/api/artworks/my", {}, 15_000);

export type ArtworkSubmission = { form: FormData; key: string; artworkId: string | null };

/** Submits a new work, or revises one; gives its id. `key` is the command's id: the same form is sent once. */
export const useSaveArtwork = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ form, key, artworkId }: ArtworkSubmission): Promise<string> => {
      const sending = { body: form, key };
      const { id } = artworkId
        ? await api.put("/api/artworks/:id", { params: { id: artworkId }, ...sending })
        : await api.post("/api/artworks", sending);
      return id;
    },
    onSuccess: () => askAgainWithFigures(queries, ARTWORKS_KEY),
  });
};

/** Takes a work from the shop for good. */
export const useWithdrawWork = (artworkId: string) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.post("/api/artworks/:id/withdraw", { params: { id: artworkId } }),
    onSuccess: () => askAgainWithFigures(queries, ARTWORKS_KEY),
  });
};

/** Asks for a description of a work from its form's fields; nothing of it is kept. */
export const useEnhanceDescription = () =>
  useMutation({
    mutationFn: (body: EnhanceDescriptionBody) => api.post("/api/artwork/enhance-description", { body }),
  });
