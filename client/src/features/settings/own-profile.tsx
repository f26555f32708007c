import { useTranslation } from "../../i18n/use-translation";
import { Awaited } from "../../ui/awaited";
import { FieldBones } from "../../ui/bones";
import { ProfileTab } from "./profile-tab";
import { useOwnSettings } from "./settings.api";

/** The reader's profile, to be changed in a place of another page. */
export const OwnProfile = () => {
  const { t } = useTranslation("settings");
  const bones = <FieldBones />;
  return (
    <Awaited query={useOwnSettings()} loading={t("loading")} bones={bones} failed={t("failedToLoad")}>
      {(settings) => <ProfileTab settings={settings} />}
    </Awaited>
  );
};
