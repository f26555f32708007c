import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { showToast } from "../ui/toast.store";
import { PREFERENCES_KEY, sendDisplay, useOwnPreferences } from "./own-preferences";

export const RECOMMENDATIONS_KEY = ["recommendations"] as const;

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
