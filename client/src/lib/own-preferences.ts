import type {
  DisplayPreferences,
  NotificationCells,
  NotificationPreferences,
  NotificationSwitches,
  PreferencesPage,
} from "@naqsh/shared/preferences";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "../i18n/use-translation";
import { showToast } from "../ui/toast.store";
import { api } from "./api";
import { PREFERENCES_KEY } from "./query-keys";
import { useSession } from "./session";

/** What the one who is signed in has chosen. */
export const useOwnPreferences = () => {
  const { user } = useSession();
  return useQuery({
    queryKey: PREFERENCES_KEY,
    queryFn: ({ signal }) => api.get("/api/user/preferences", { signal }),
    enabled: user !== null,
    staleTime: 30_000,
  });
};

export const sendDisplay = (choice: DisplayPreferences): Promise<unknown> =>
  api.patch("/api/user/preferences", { body: choice });

const PATH = "/api/user/notifications";

type Change = { cells: NotificationCells } | { switches: NotificationSwitches };

const send = (change: Change): Promise<NotificationPreferences> =>
  "cells" in change ? api.patch(PATH, { body: change.cells }) : api.put(PATH, { body: change.switches });

const shownAfter = (page: PreferencesPage, change: Change): PreferencesPage => {
  if ("switches" in change)
    return { ...page, switches: { ...page.switches, ...change.switches } as typeof page.switches };
  const notifications = { ...page.notifications };
  for (const [kind, cells] of Object.entries(change.cells)) {
    const known = kind as keyof typeof notifications;
    notifications[known] = { ...notifications[known], ...cells } as (typeof notifications)[typeof known];
  }
  return { ...page, notifications };
};

/** Changes what the reader is told about: on the screen at once, and taken back, with a word, if the server does not follow. */
export const useNotificationChange = (): ((change: Change) => void) => {
  const { t } = useTranslation("preferences");
  const queries = useQueryClient();
  const changing = useMutation({
    mutationFn: send,
    onMutate: async (change: Change) => {
      await queries.cancelQueries({ queryKey: PREFERENCES_KEY });
      const before = queries.getQueryData<PreferencesPage>(PREFERENCES_KEY);
      if (before) queries.setQueryData(PREFERENCES_KEY, shownAfter(before, change));
      return { before };
    },
    onSuccess: (answer) =>
      queries.setQueryData<PreferencesPage>(PREFERENCES_KEY, (known) => known && { ...known, ...answer }),
    onError: (_failure, change, context) => {
      if (context?.before) queries.setQueryData(PREFERENCES_KEY, context.before);
      const again = { label: t("retry"), onSelect: () => changing.mutate(change) };
      showToast({ title: t("notSaved"), tone: "urgent", action: again });
    },
  });
  return changing.mutate;
};
