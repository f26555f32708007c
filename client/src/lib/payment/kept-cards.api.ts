import type { KeptCard } from "@naqsh/shared/card";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../api";

const CARDS_KEY = ["my-cards"] as const;

/** The cards that Stripe keeps for the reader; not asked for in a shop that takes none. */
export const useKeptCards = (isTaken: boolean) =>
  useQuery({
    queryKey: CARDS_KEY,
    queryFn: (): Promise<KeptCard[]> => api.post("/api/my-cards", { intent: "my-cards" }),
    enabled: isTaken,
    staleTime: 0,
    retry: false,
  });

export const useRemoveCard = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.delete("/api/my-cards/:id", { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: CARDS_KEY }),
  });
};
