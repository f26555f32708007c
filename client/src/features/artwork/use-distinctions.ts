import { unreachable } from "@naqsh/shared/kernel/unreachable";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "../../i18n/use-translation";
import { useLanguage } from "../../i18n/use-format";
import { api } from "../../lib/api";
import { isApiError } from "../../lib/api-error";
import { ARTWORKS_KEY } from "../../lib/query-keys";
import { showToast } from "../../ui/toast.store";

/** What an administrator says of a work besides its review. */
type Distinction =
  | { kind: "feature"; from: string; to: string; place: number }
  | { kind: "endFeature" }
  | { kind: "verify"; seen: string }
  | { kind: "withdraw"; reason: string };

const sendDistinction = (id: string, said: Distinction) => {
  const params = { id };
  switch (said.kind) {
    case "feature": {
      const { from, to, place } = said;
      return api.put("/api/admin/artworks/:id/feature", { params, body: { from, to, place } });
    }
    case "endFeature":
      return api.delete("/api/admin/artworks/:id/feature", { params });
    case "verify":
      return api.put("/api/admin/artworks/:id/verification", { params, body: { seen: said.seen } });
    case "withdraw":
      return api.post("/api/admin/artworks/:id/verification/withdraw", { params, body: { reason: said.reason } });
    default:
      return unreachable(said);
  }
};

/** Features and verifies a work, or takes either back; a refusal is told in passing. */
export const useDistinctions = (artworkId: string) => {
  const { t } = useTranslation("artwork");
  const language = useLanguage();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (said: Distinction) => sendDistinction(artworkId, said),
    onSuccess: () => queries.invalidateQueries({ queryKey: [ARTWORKS_KEY] }),
    onError: (failure) =>
      showToast({ tone: "urgent", title: isApiError(failure) ? failure.text(language) : t("loadFailedText") }),
  });
};
