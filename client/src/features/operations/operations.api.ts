import type { OperationsOverview } from "@naqsh/shared/operations";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api";

const PATH = "/api/admin/operations";
const KEY = ["operations"] as const;
const LOOK_AGAIN_MS = 2_000;

/** What the operator sees, with the events a second that each view has met since the look before. */
export type Operations = { overview: OperationsOverview; speeds: Readonly<Record<string, number>> };

const speedsOf = (before: OperationsOverview | undefined, now: OperationsOverview): Record<string, number> => {
  const seconds = before === undefined ? 0 : (now.atMs - before.atMs) / 1_000;
  if (before === undefined || seconds <= 0) return {};
  const met = new Map(before.views.map((view) => [view.view, view.met]));
  return Object.fromEntries(
    now.views.map(({ view, met: since }) => [view, Math.max(0, since - (met.get(view) ?? since)) / seconds]),
  );
};

/** How log, views, policies and jobs stand, looked at every two seconds. */
export const useOperations = () => {
  const queries = useQueryClient();
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }): Promise<Operations> => {
      const overview = await api.get(PATH, { signal });
      const before = queries.getQueryData<Operations>(KEY)?.overview;
      return { overview, speeds: speedsOf(before, overview) };
    },
    refetchInterval: LOOK_AGAIN_MS,
    structuralSharing: false,
  });
};

type OperatorAction =
  | { act: "rebuild" | "verify"; view: string }
  | { act: "decide"; view: string; accepts: boolean }
  | { act: "retry"; id: string };

const operate = (action: OperatorAction): Promise<{ done: boolean }> => {
  switch (action.act) {
    case "retry":
      return api.post(`${PATH}/retry`, { body: { id: action.id } });
    case "decide":
      return api.post(`${PATH}/decide`, { body: { view: action.view, accepts: action.accepts } });
    default:
      return api.post(`${PATH}/${action.act}`, { body: { view: action.view } });
  }
};

/** Rebuilds, verifies, decides on a difference, tries again. */
export const useOperate = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: operate,
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  });
};
