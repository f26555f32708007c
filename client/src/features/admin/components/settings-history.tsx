import styled from "@emotion/styled";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import type { SettingChange, SettingsChange } from "@naqsh/shared/settings";
import { useTranslation } from "react-i18next";
import { useFormat, useLanguage } from "../../../i18n/use-format";
import { Bidi } from "../../../ui/bidi";

const MEGABYTE = 1024 * 1024;
const MINUTE_MS = 60_000;
const WHOLE_BASIS_POINTS = 10_000;

const isBilingual = (value: unknown): value is { ar: string; en: string } =>
  typeof value === "object" && value !== null && "ar" in value && "en" in value;

/** A value of a setting in words, with its unit. */
const useValueWords = () => {
  const { t } = useTranslation("admin");
  const format = useFormat();
  const language = useLanguage();
  return (name: SettingChange["name"], value: unknown): string => {
    if (value === null) return t("settings.notGiven");
    if (isBilingual(value)) return value[language];
    if (typeof value === "string") return value;
    if (Array.isArray(value)) return value.length === 0 ? t("settings.notGiven") : value.join(", ");
    if (typeof value !== "number") return JSON.stringify(value);
    if (name === "commissionBasisPoints") return format.percent(value / WHOLE_BASIS_POINTS);
    if (name === "softCloseMs") return t("settings.minutes", { count: value / MINUTE_MS });
    return t("settings.megabytes", { count: value / MEGABYTE });
  };
};

/** Who changed what from what to what, and when; newest first. */
export const SettingsHistory = ({ history }: { history: readonly SettingsChange[] }) => {
  const { t } = useTranslation("admin");
  const format = useFormat();
  const words = useValueWords();
  return (
    <History aria-labelledby="settings-history">
      <h2 id="settings-history">{t("settings.history")}</h2>
      {history.length === 0 && <p>{t("settings.noHistory")}</p>}
      <ol>
        {history.map(({ id, at, changedBy, changes }) => (
          <li key={id}>
            <strong>
              <Bidi>{changedBy.name ?? t("erasedName")}</Bidi>
            </strong>{" "}
            <time dateTime={at}>{format.dateTime(msFromInstant(at))}</time>
            <ul>
              {changes.map(({ name, from, to }) => (
                <li key={name}>
                  {t("settings.change", {
                    name: t(`settings.names.${name}`),
                    from: words(name, from),
                    to: words(name, to),
                  })}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
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
