import styled from "@emotion/styled";
import { achievementNamed, type AchievementView } from "@naqsh/shared/achievement";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { useTranslation } from "../../../i18n/use-translation";
import { useFormat, useLanguage } from "../../../i18n/use-format";
import { Awaited } from "../../../ui/awaited";
import { Skeleton } from "../../../ui/skeleton";
import { Stack } from "../../../ui/stack";
import { Text } from "../../../ui/text";
import { useAchievements } from "./achievement.api";
import { CollectorLevelLine } from "./collector-level-line";
import { WovenMark } from "./woven-mark";

const Achievement = ({ name, times, done, earnedAt }: AchievementView) => {
  const { t } = useTranslation("achievement");
  const format = useFormat();
  const language = useLanguage();
  const isEarned = earnedAt !== null;
  return (
    <Card className={isEarned ? "earned" : ""}>
      <WovenMark share={isEarned ? 1 : done / times} />
      <div>
        <h3>{achievementNamed(name)?.title[language] ?? name}</h3>
        <Text size="small" tone="quiet">
          {isEarned
            ? t("earned", { date: format.date(msFromInstant(earnedAt)) })
            : t("progress", { done: format.number(done), times: format.number(times) })}
        </Text>
      </div>
    </Card>
  );
};

/** What the reader has earned and what lies ahead, each with how far they have come. */
export const AchievementsTab = () => {
  const { t } = useTranslation("achievement");
  return (
    <Awaited
      query={useAchievements()}
      loading={t("loading")}
      failed={t("failedToLoad")}
      bones={<Skeleton block="240px" radius="12px" />}
    >
      {({ achievements, level }) => (
        <Stack gap="xl">
          {level && <CollectorLevelLine {...level} />}
          <Wall aria-label={t("title")}>
            {achievements.map((achievement) => (
              <Achievement key={achievement.name} {...achievement} />
            ))}
          </Wall>
        </Stack>
      )}
    </Awaited>
  );
};

const Wall = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(260px, 1fr));
  gap: var(--space-l);
  padding: 0;
  list-style: none;
`;

const Card = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-l);
  align-items: center;
  padding: 16px;
  border: 1px solid var(--line);
  border-radius: var(--r-panel);
  background: var(--surface);

  h3 {
    font: 600 var(--text-body)/1.5 var(--font-ui);
  }

  &:not(.earned) h3 {
    color: var(--ink-2);
  }
`;
