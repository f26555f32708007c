import type { Language } from "@naqsh/shared/kernel/language";
import styled from "@emotion/styled";
import { useTranslation } from "../../i18n/use-translation";
import { DIGIT_SAMPLES } from "../../i18n/format";
import { useFormat, useLanguage } from "../../i18n/use-format";
import { useNow } from "../../lib/clock.store";
import { useRecommendationSwitch } from "../../lib/recommendation-switch";
import { usePreferences } from "../../lib/preferences.store";
import { ChoiceChip } from "../../ui/chip";
import { Stack } from "../../ui/stack";
import { Text } from "../../ui/text";

type ChoiceProps<Value> = {
  title: string;
  text: string;
  values: readonly { value: Value; label: string; lang?: Language }[];
  chosen: Value;
  onChoose: (value: Value) => void;
};

const Choice = <Value extends string | boolean>({ title, text, values, chosen, onChoose }: ChoiceProps<Value>) => (
  <Row role="group" aria-label={title}>
    <div>
      <h3>{title}</h3>
      <small>{text}</small>
    </div>
    <div className="chips">
      {values.map(({ value, label, lang }) => (
        <ChoiceChip key={String(value)} isChosen={value === chosen} onSelect={() => onChoose(value)}>
          <span lang={lang}>{label}</span>
        </ChoiceChip>
      ))}
    </div>
  </Row>
);

/** How the site is shown to its reader: in force at once, on the device and on the account. */
export const PreferencesTab = () => {
  const { t } = useTranslation("preferences");
  const { t: tApp } = useTranslation();
  const format = useFormat();
  const language = useLanguage();
  const recommended = useRecommendationSwitch();
  const { digits, calendar, theme, roomSound, choose } = usePreferences();
  return (
    <Stack gap="xl">
      <Stack gap="xs">
        <h2 style={{ fontSize: "var(--text-heading)", fontWeight: 600 }}>{t("display.heading")}</h2>
        <Text tone="quiet">{t("display.lead")}</Text>
      </Stack>
      <Panel>
        <Choice
          title={t("display.language")}
          text={t("display.languageText")}
          values={[
            { value: "ar", label: t("languages.ar"), lang: "ar" },
            { value: "en", label: t("languages.en"), lang: "en" },
          ]}
          chosen={language}
          onChoose={(value) => choose({ language: value })}
        />
        <Choice
          title={t("display.digits")}
          text={t("display.digitsText")}
          values={(["arabic", "latin"] as const).map((value) => ({ value, label: DIGIT_SAMPLES[value] }))}
          chosen={digits}
          onChoose={(value) => choose({ digits: value })}
        />
        <Choice
          title={t("display.calendar")}
          text={t("display.calendarText")}
          values={(["gregorian", "hijri"] as const).map((value) => ({ value, label: t(`calendars.${value}`) }))}
          chosen={calendar}
          onChoose={(value) => choose({ calendar: value })}
        />
        <Choice
          title={t("display.theme")}
          text={t("display.themeText")}
          values={(["system", "light", "dark"] as const).map((value) => ({ value, label: tApp(`themes.${value}`) }))}
          chosen={theme}
          onChoose={(value) => choose({ theme: value })}
        />
        <Choice
          title={t("display.sound")}
          text={t("display.soundText")}
          values={[
            { value: false, label: t("sounds.off") },
            { value: true, label: t("sounds.on") },
          ]}
          chosen={roomSound}
          onChoose={(value) => choose({ roomSound: value })}
        />
        <Choice
          title={t("display.recommendations")}
          text={t("display.recommendationsText")}
          values={[
            { value: true, label: t("recommendations.on") },
            { value: false, label: t("recommendations.off") },
          ]}
          chosen={recommended.isOn}
          onChoose={recommended.turn}
        />
      </Panel>
      <Text size="small" tone="quiet">
        {t("display.today")}: <span data-testid="today">{format.weekdayDate(useNow())}</span>
      </Text>
    </Stack>
  );
};

const Panel = styled.div`
  border: 1px solid var(--line);
  border-radius: var(--r-panel);
  background: var(--surface);
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-m) var(--space-xl);
  align-items: center;
  justify-content: space-between;
  padding: 16px 20px;

  & + & {
    border-block-start: 1px solid var(--line);
  }

  h3 {
    font: 500 var(--text-body)/1.5 var(--font-ui);
  }

  small {
    font-size: var(--text-small);
    color: var(--ink-2);
  }

  .chips {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-s);
  }
`;
