import styled from "@emotion/styled";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import type { SettingsPage } from "@naqsh/shared/settings";
import { useTranslation } from "../../../i18n/use-translation";
import { useFormat, useLanguage } from "../../../i18n/use-format";
import { personNameOf } from "../../../lib/person-name";
import { Bidi } from "../../../ui/bidi";
import { settingWords } from "../setting-words";

/** Who changed what from what to what, and when; newest first. */
export const SettingsHistory = ({ history, changeCount }: Pick<SettingsPage, "history" | "changeCount">) => {
  const { t } = useTranslation("admin");
  const format = useFormat();
  const language = useLanguage();
  return (
    <History aria-labelledby="settings-history">
      <h2 id="settings-history">{t("settings.history")}</h2>
      {history.length === 0 && <p>{t("settings.noHistory")}</p>}
      <ol>
        {history.map(({ id, at, changedBy, changes }) => (
          <li key={id}>
            <strong>
              <Bidi>{personNameOf(changedBy, language) ?? t("erasedName")}</Bidi>
            </strong>{" "}
            <time dateTime={at}>{format.dateTime(msFromInstant(at))}</time>
            <ul>
              {changes.map((change) => (
                <li key={change.name}>
                  {t("settings.change", {
                    name: t(`settings.names.${change.name}`),
                    ...settingWords(change, { t, format, language }),
                  })}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {changeCount > history.length && <p>{t("settings.newestOf", { shown: history.length, all: changeCount })}</p>}
    </History>
  );
};

const History = styled.section`
  display: grid;
  gap: var(--space-m);

  h2 {
    font-size: var(--text-heading);
  }

  ol,
  ul {
    display: grid;
    gap: var(--space-xs);
    padding: 0;
    list-style: none;
  }

  ol > li {
    padding-block: 12px;
    border-block-end: 1px solid var(--line);
    line-height: 1.7;
    overflow-wrap: anywhere;
  }

  time,
  p {
    font-size: var(--text-small);
    color: var(--ink-2);
  }
`;
