import styled from "@emotion/styled";
import { useTranslation } from "../../i18n/use-translation";
import { AdminPage } from "../../ui/admin/admin-page";
import { Awaited } from "../../ui/awaited";
import { FieldBones } from "../../ui/bones";
import { useSettingsPage } from "./admin.api";
import { SettingsFields } from "./components/settings-fields";
import { SettingsHistory } from "./components/settings-history";

/** What administrators decide for all of the platform, and how it came to be. */
export const SettingsPage = () => {
  const { t } = useTranslation("admin");
  return (
    <AdminPage tab="settings" title={t("settings.title")} lead={t("settings.lead")}>
      <Awaited query={useSettingsPage()} loading={t("loading")} bones={<FieldBones fields={6} />} failed={t("failed")}>
        {({ settings, history, changeCount }) => (
          <Split>
            {/* Another administrator's change makes the form begin anew. */}
            <SettingsFields key={history[0]?.id ?? "first"} settings={settings} />
            <SettingsHistory history={history} changeCount={changeCount} />
          </Split>
        )}
      </Awaited>
    </AdminPage>
  );
};

const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: var(--space-2xl);
  align-items: start;

  @media (max-width: 1023.95px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
