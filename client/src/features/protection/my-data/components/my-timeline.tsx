import styled from "@emotion/styled";
import { myDataFactWords, type MyDataEntry, type MyDataFact } from "@naqsh/shared/account";
import { noticeWords, type NoticeKind } from "@naqsh/shared/notification";
import { useTranslation } from "../../../../i18n/use-translation";
import { useFormat, useLanguage } from "../../../../i18n/use-format";
import { MoreButton } from "../../../../ui/more-button";
import { Stack } from "../../../../ui/stack";
import { Text } from "../../../../ui/text";

type TimelineProps = {
  entries: MyDataEntry[];
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
};

const useFactText = (): ((fact: MyDataFact) => string) => {
  const format = useFormat();
  const language = useLanguage();
  return ({ name, value }) => {
    const { form } = myDataFactWords[name];
    if (form === "notice") return noticeWords[value as NoticeKind][language];
    if (form === "money" && typeof value === "number") return format.moneyText(value);
    return form === "moment" ? format.dateTime(Date.parse(String(value))) : String(value);
  };
};

/** The reader's own timeline, newest first. */
export const MyTimeline = ({ entries, list }: TimelineProps) => {
  const { t } = useTranslation("my-data");
  const language = useLanguage();
  const format = useFormat();
  const textOf = useFactText();
  return (
    <Stack as="section" gap="m" aria-labelledby="my-timeline">
      <div>
        <h2 id="my-timeline">{t("timeline.title")}</h2>
        <Text tone="quiet" measure={72}>
          {t("timeline.lead")}
        </Text>
      </div>
      {entries.length === 0 && <Text>{t("timeline.empty")}</Text>}
      <Timeline>
        {entries.map(({ id, at, words, by, title, titleEn, facts }) => (
          <li key={id} data-by={by}>
            <h3>
              {words[language]}
              {title !== null && (
                <>
                  {": "}
                  <bdi>{language === "en" ? (titleEn ?? title) : title}</bdi>
                </>
              )}
            </h3>
            <small>
              <time dateTime={at}>{format.dateTime(Date.parse(at))}</time> · {t(`timeline.by.${by}`)}
            </small>
            {facts.length > 0 && (
              <dl>
                {facts.map((fact) => (
                  <div key={fact.name} style={{ display: "contents" }}>
                    <dt>{myDataFactWords[fact.name][language]}</dt>
                    <dd>
                      <bdi>{textOf(fact)}</bdi>
                    </dd>
                  </div>
                ))}
              </dl>
            )}
          </li>
        ))}
      </Timeline>
      <MoreButton list={list} />
    </Stack>
  );
};

const Timeline = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    gap: var(--space-xs);
    padding-block: 16px;
    padding-inline-start: 18px;
    border-inline-start: 2px solid var(--line);
    overflow-wrap: anywhere;
  }

  > li[data-by="you"] {
    border-inline-start-color: var(--palm);
  }

  h3 {
    font: 600 var(--text-body)/1.5 var(--font-ui);
  }

  small {
    color: var(--ink-2);
    font-size: var(--text-small);
  }

  dl {
    display: grid;
    grid-template-columns: minmax(110px, max-content) minmax(0, 1fr);
    gap: var(--space-2xs) var(--space-l);
    margin: 0;
    font-size: var(--text-small);
  }

  dt {
    color: var(--ink-2);
  }

  dd {
    margin: 0;
  }
`;
