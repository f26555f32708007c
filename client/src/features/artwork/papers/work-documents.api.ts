import type { WorkDocumentKind } from "@naqsh/shared/artwork";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "../../../i18n/use-translation";
import { useLanguage } from "../../../i18n/use-format";
import { api } from "../../../lib/api";
import { isApiError } from "../../../lib/api-error";
import { showToast } from "../../../ui/toast.store";

const keyOf = (artworkId: string) => ["workDocuments", artworkId];

export type ChosenDocument = { kind: WorkDocumentKind; isPublic: boolean; file: File };

/** The documents of a work that the reader may see. */
export const useWorkDocuments = (artworkId: string) =>
  useQuery({
    queryKey: keyOf(artworkId),
    queryFn: ({ signal }) => api.get("/api/artworks/:id/documents", { params: { id: artworkId }, signal }),
    staleTime: 30_000,
  });

/** Changes a work's documents; a refusal is told in passing. */
const useDocumentChange = <Change>(artworkId: string, send: (change: Change) => Promise<unknown>) => {
  const { t } = useTranslation("papers");
  const language = useLanguage();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(artworkId) }),
    onError: (failure) =>
      showToast({ tone: "urgent", title: isApiError(failure) ? failure.text(language) : t("documents.failed") }),
  });
};

export const useAddDocument = (artworkId: string) =>
  useDocumentChange(artworkId, ({ kind, isPublic, file }: ChosenDocument) => {
    const body = new FormData();
    body.set("kind", kind);
    body.set("isPublic", String(isPublic));
    body.set("document", file);
    return api.post("/api/artworks/:id/documents", { params: { id: artworkId }, body });
  });

export const useRemoveDocument = (artworkId: string) =>
  useDocumentChange(artworkId, (documentId: string) =>
    api.delete("/api/artworks/:id/documents/:documentId", { params: { id: artworkId, documentId } }),
  );
