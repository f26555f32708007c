import styled from "@emotion/styled";
import { useTranslation } from "../../i18n/use-translation";
import { Link } from "react-router-dom";
import { useNotificationChange, useOwnPreferences } from "../../lib/own-preferences";
import { Awaited } from "../../ui/awaited";
import { LockIcon } from "../../ui/icons";
import { RowBones } from "../../ui/bones";
import { Stack } from "../../ui/stack";
import { Text } from "../../ui/text";
import { NotificationTable } from "./notification-table";
import type { SettingsTabProps } from "./settings-tab-props";

const LOCKS = ["money", "binding", "security"] as const;

const Locks = () => {
  const { t } = useTranslation("preferences");
  return (
    <LockPanel aria-labelledby="always-sent">
      <h2 id="always-sent">
        <LockIcon size={18} /> {t("locks.heading")}
      </h2>
      <dl>
        {LOCKS.map((lock) => (
          <div key={lock}>
            <dt>{t(`locks.${lock}.name`)}</dt>
            <dd>{t(`locks.${lock}.text`)}</dd>
          </div>
        ))}
      </dl>
    </LockPanel>
  );
};

/** The notification table of the one who is signed in, and what no switch can silence. */
export const NotificationsTab = ({ settings: { phone } }: SettingsTabProps) => {
  const { t } = useTranslation("preferences");
  const preferences = useOwnPreferences();
  const change = useNotificationChange();
  return (
    <Stack gap="xl">
      <Stack gap="xs">
        <h2 style={{ fontSize: "var(--text-heading)", fontWeight: 600 }}>{t("notifications.heading")}</h2>
        <Text tone="quiet">{t("notifications.lead")}</Text>
      </Stack>
      <Awaited query={preferences} loading={t("loading")} bones={<RowBones rows={7} />} failed={t("failed")}>
        {({ notifications, channels }) => (
          <Stack gap="s">
            <NotificationTable
              table={notifications}
              channels={channels}
              onChange={(kind, channel, wanted) => change({ cells: { [kind]: { [channel]: wanted } } })}
            />
            {channels.includes("sms") && !phone && (
              <Text size="small" tone="quiet">
                {t("notifications.noPhone")} <Link to="/settings?tab=profile">{t("notifications.addPhone")}</Link>
              </Text>
            )}
          </Stack>
        )}
      </Awaited>
      <SavedSearches to="/search/saved">{t("notifications.savedSearches")}</SavedSearches>
      <Locks />
    </Stack>
  );
};

const SavedSearches = styled(Link)`
  justify-self: start;
  min-block-size: 44px;
  align-content: center;
  color: var(--link);
`;

const LockPanel = styled.section`
  padding: 18px 20px;
  border-radius: var(--r-panel);
  background: var(--sunken);
  border: 1px solid var(--line);

  h2 {
    display: flex;
    gap: var(--space-s);
    align-items: center;
    margin-block-end: var(--space-m);
    font-size: var(--text-body);
    font-weight: 600;
  }

  dl {
    display: grid;
    gap: var(--space-m) var(--space-xl);
    grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
    margin: 0;
  }

  dt {
    font-weight: 500;
    font-size: var(--text-label);
  }

  dd {
    margin: 0;
    font-size: var(--text-small);
    line-height: 1.6;
    color: var(--ink-2);
  }
`;
