import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "../i18n/use-translation";
import { showToast } from "../ui/toast.store";
import { sendDisplay, useOwnPreferences } from "./own-preferences";
import { PREFERENCES_KEY, RECOMMENDATIONS_KEY } from "./query-keys";

/** Whether works are recommended to the reader, and the switch; on the screen at once, and taken back with a word. */
export const useRecommendationSwitch = () => {
  const { t } = useTranslation("preferences");
  const queries = useQueryClient();
  const { data } = useOwnPreferences();
  const turning = useMutation({
    mutationFn: (isOn: boolean) => sendDisplay({ recommendations: isOn }),
    onError: () => showToast({ title: t("notSaved"), tone: "urgent" }),
    onSettled: () =>
      Promise.all([RECOMMENDATIONS_KEY, PREFERENCES_KEY].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
  return {
    isOn: turning.isPending ? turning.variables : (data?.display.recommendations ?? true),
    turn: turning.mutate,
  };
};
