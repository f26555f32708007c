import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "../i18n/use-translation";
import { showToast } from "../ui/toast.store";
import { api } from "./api";

/** Asks for the letter that verifies the e-mail once more, and says what came of it. */
export const useSendVerification = () => {
  const { t } = useTranslation();
  return useMutation({
    mutationFn: () => api.post("/api/send-verification", {}),
    onSuccess: () => showToast({ title: t("verification.sent"), text: t("verification.sentText"), tone: "good" }),
    onError: () => showToast({ title: t("verification.failed"), text: t("verification.failedText"), tone: "urgent" }),
  });
};
