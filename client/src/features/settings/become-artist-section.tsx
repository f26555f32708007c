import { Button } from "../../ui/button";
import { useState } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { useBecomeArtist } from "./settings.api";
import { SettingsSection } from "./settings-section";
import { useTold } from "./use-told";

/** A collector becomes an artist here, once and for good. */
export const BecomeArtistSection = () => {
  const { t } = useTranslation("settings");
  const [isAsking, setAsking] = useState(false);
  const become = useBecomeArtist();
  const told = useTold(t("become.done"), t("become.failed"));
  return (
    <SettingsSection>
      <h2>{t("become.heading")}</h2>
      <p>{t("become.text")}</p>
      <Button className="action" variant="outlined" onClick={() => setAsking(true)}>
        {t("become.open")}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t("become.title")}
        confirmLabel={t("become.confirm")}
        isPending={become.isPending}
        onConfirm={() => become.mutate(undefined, { ...told, onSettled: () => setAsking(false) })}
        onCancel={() => setAsking(false)}
      >
        <p>{t("become.warning")}</p>
      </ConfirmDialog>
    </SettingsSection>
  );
};
