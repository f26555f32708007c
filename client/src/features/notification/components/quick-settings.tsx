import { SENT_KINDS } from "@naqsh/shared/notification";
import styled from "@emotion/styled";
import { FormControlLabel } from "../../../ui/material/form-control-label";
import { Switch } from "../../../ui/material/switch";
import { useTranslation } from "../../../i18n/use-translation";
import { Link } from "react-router-dom";
import { useNotificationChange, useOwnPreferences } from "../../../lib/own-preferences";

const SOUGHT = ["likes", "comments", "follows", "auctions"] as const;
const QUICK = SOUGHT.filter((kind) => SENT_KINDS.includes(kind));

/** The switches that people look for most, each for all channels of its kind; the rest is in the settings. */
export const QuickSettings = () => {
  const { t } = useTranslation("preferences");
  const { data } = useOwnPreferences();
  const change = useNotificationChange();
  if (!data) return null;
  return (
    <Block aria-labelledby="quick-settings">
      <div className="top">
        <h2 id="quick-settings">{t("quick.heading")}</h2>
        <Link to="/notifications/settings">{t("quick.advanced")}</Link>
      </div>
      <div className="switches">
        {QUICK.map((name) => (
          <FormControlLabel
            key={name}
            control={
              <Switch
                checked={data.switches[name]}
                onChange={(_event, isOn) => change({ switches: { [name]: isOn } })}
              />
            }
            label={t(`kinds.${name}.name`)}
          />
        ))}
      </div>
      <Link to="/search/saved">{t("notifications.savedSearches")}</Link>
    </Block>
  );
};

const Block = styled.section`
  margin-block-start: 28px;
  padding: 16px 20px;
  border: 1px solid var(--line);
  border-radius: var(--r-panel);
  background: var(--surface);

  .top {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--space-xs) var(--space-l);
    align-items: baseline;
  }

  && h2 {
    position: static;
    padding: 0;
    border: 0;
    background: none;
    font: 600 var(--text-body)/1.5 var(--font-ui);
  }

  a {
    color: var(--link);
    font-size: var(--text-small);
  }

  .switches {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(140px, 1fr));
    gap: var(--space-xs) var(--space-l);
    margin-block-start: var(--space-s);
  }
`;
