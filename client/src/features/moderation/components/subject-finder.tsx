import styled from "@emotion/styled";
import { OutlinedInput } from "../../../ui/material/outlined-input";
import type { FoundSubjects, HistorySubject } from "@naqsh/shared/moderation";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { useEffect, useState } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { useFormat, useLanguage } from "../../../i18n/use-format";
import { Bidi } from "../../../ui/bidi";
import { Field } from "../../../ui/form/field";
import { subjectName } from "../entry-names";
import { useSubjects } from "../moderation.api";

const PAUSE_MS = 250;

/** A text once its writer pauses. */
const usePaused = (text: string): string => {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
};

type FoundProps = { found: FoundSubjects; onFind: (subject: HistorySubject) => void };

const Found = ({ found: { subjects, hasMore }, onFind }: FoundProps) => {
  const { t } = useTranslation("moderation");
  const format = useFormat();
  const language = useLanguage();
  if (subjects.length === 0) return <p>{t("subject.nothing")}</p>;
  const rows = subjects.map((subject) => (
    <li key={subject.stream}>
      <button type="button" onClick={() => onFind(subject)}>
        <Bidi>{subjectName(language, subject) ?? t("subject.erased")}</Bidi>
        <small>
          {t(`subject.kinds.${subject.kind}`)} · {format.date(msFromInstant(subject.at))}
        </small>
      </button>
    </li>
  ));
  return (
    <>
      {rows}
      {hasMore && <li className="rest">{t("subject.hasMore")}</li>}
    </>
  );
};

/** Finds the person, work, auction or order whose history is to be read: by name, e-mail, title, address or id. */
export const SubjectFinder = ({ onFind }: { onFind: (stream: string) => void }) => {
  const { t } = useTranslation("moderation");
  const [text, setText] = useState("");
  const sought = usePaused(text.trim());
  const { data } = useSubjects(sought === "" ? null : sought);
  const isOpen = text.trim().length > 1 && data !== undefined;
  const find = ({ stream }: HistorySubject) => {
    setText("");
    onFind(stream);
  };
  return (
    <Finder
      onKeyDown={(event) => {
        if (event.key === "Escape") setText("");
      }}
    >
      <Field label={t("subject.label")} hint={t("subject.hint")}>
        {({ id, describedBy }) => (
          <OutlinedInput
            id={id}
            type="search"
            fullWidth
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              const [first] = data?.subjects ?? [];
              // What is shown may be of fewer letters than are typed by now.
              if (event.key === "Enter" && isOpen && first && sought === text.trim()) find(first);
            }}
            slotProps={{
              input: { "aria-describedby": describedBy, autoComplete: "off", dir: text === "" ? undefined : "auto" },
            }}
          />
        )}
      </Field>
      <div aria-live="polite">
        {isOpen && (
          <ul className="found" aria-label={t("subject.found")}>
            <Found found={data} onFind={find} />
          </ul>
        )}
      </div>
    </Finder>
  );
};

const Finder = styled.div`
  position: relative;
  max-inline-size: 560px;

  .found {
    position: absolute;
    z-index: 5;
    inset-block-start: 82px;
    inset-inline: 0;
    max-block-size: 360px;
    overflow: auto;
    padding: 6px;
    border: 1px solid var(--line);
    border-radius: 12px;
    background: var(--surface);
    box-shadow: var(--e2);
    list-style: none;
  }

  .found button {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-m);
    align-items: baseline;
    justify-content: space-between;
    inline-size: 100%;
    min-block-size: 44px;
    padding: 8px 12px;
    border: 0;
    border-radius: 8px;
    background: none;
    color: inherit;
    font: 500 var(--text-label)/1.6 var(--font-ui);
    text-align: start;
    cursor: pointer;
  }

  .found button:hover,
  .found button:focus-visible {
    background: var(--primary-soft);
  }

  .found small,
  .found .rest,
  .found p {
    font-size: var(--text-small);
    font-weight: 400;
    color: var(--ink-2);
  }

  .found .rest,
  .found p {
    padding: 10px 12px;
  }
`;
