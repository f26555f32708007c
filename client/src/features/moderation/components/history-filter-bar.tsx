import { HISTORY_KINDS } from "@naqsh/shared/moderation";
import styled from "@emotion/styled";
import { OutlinedInput } from "../../../ui/material/outlined-input";
import { useTranslation } from "../../../i18n/use-translation";
import { isolated } from "../../../i18n/bidi";
import { useFormat, useLanguage } from "../../../i18n/use-format";
import { msFromRiyadh } from "../../../lib/riyadh-time";
import { ChipRow, ChoiceChip } from "../../../ui/chip";
import { FilterChip } from "../../../ui/filter-chip";
import { Field } from "../../../ui/form/field";
import { useIsMobile } from "../../../ui/use-is-mobile";
import { subjectName } from "../entry-names";
import { useSubjects } from "../moderation.api";
import { type HistoryFilters } from "../history-filters";
import { MomentFilter } from "./moment-filter";
import { SubjectFinder } from "./subject-finder";
import { TypeFilter } from "./type-filter";

type HistoryFilterBarProps = { filters: HistoryFilters; onChange: (change: Partial<HistoryFilters>) => void };

const isNarrowed = ({ type, from, to, at }: HistoryFilters): boolean => Boolean(type ?? (from || to || at));

const short = (id: string): string => (id.length > 12 ? `${id.slice(0, 8)}…` : id);

/** An id as people know it: what it is, and its name. */
const useSubjectWords = (id: string): string => {
  const { t } = useTranslation("moderation");
  const language = useLanguage();
  const [subject] = useSubjects(id === "" ? null : id).data?.subjects ?? [];
  if (!subject) return short(id);
  const name = subjectName(language, subject);
  if (name === null) return `${t("subject.erased")} (${isolated(short(id))})`;
  return subject.kind === "person" ? name : t(`subject.named.${subject.kind}`, { name });
};

const KindChips = ({ filters, onChange }: HistoryFilterBarProps) => {
  const { t } = useTranslation("moderation");
  return (
    <ChipRow role="group" aria-label={t("kind")}>
      <ChoiceChip isChosen={filters.kind === null} onSelect={() => onChange({ kind: null })}>
        {t("allKinds")}
      </ChoiceChip>
      {HISTORY_KINDS.map((kind) => (
        <ChoiceChip key={kind} isChosen={filters.kind === kind} onSelect={() => onChange({ kind })}>
          {t(`kinds.${kind}`)}
        </ChoiceChip>
      ))}
      {filters.kind === null && (
        <ChoiceChip isChosen={filters.notices} onSelect={() => onChange({ notices: !filters.notices })}>
          {t("withNotices")}
        </ChoiceChip>
      )}
    </ChipRow>
  );
};

const DayField = ({ name, filters, onChange }: HistoryFilterBarProps & { name: "from" | "to" }) => {
  const { t } = useTranslation("moderation");
  const format = useFormat();
  return (
    <Field
      label={t(`dates.${name}`)}
      // The browser writes the day in its own language and order.
      hint={filters[name] ? format.weekdayDate(msFromRiyadh(`${filters[name]}T12:00:00.000`)) : t("dates.any")}
    >
      {({ id, describedBy }) => (
        <OutlinedInput
          id={id}
          type="date"
          value={filters[name]}
          onChange={(event) => onChange({ [name]: event.target.value })}
          slotProps={{ input: { "aria-describedby": describedBy } }}
        />
      )}
    </Field>
  );
};

/** What was chosen elsewhere on the page, and can be taken back here. */
const ChosenChips = ({ filters: { actor, subject, at }, onChange }: HistoryFilterBarProps) => {
  const { t } = useTranslation("moderation");
  const format = useFormat();
  const actorWords = useSubjectWords(actor);
  const subjectWords = useSubjectWords(subject);
  if (!actor && !subject && !at) return null;
  return (
    <ChipRow>
      {actor && <FilterChip label={t("byActor", { id: actorWords })} onRemove={() => onChange({ actor: "" })} />}
      {subject && (
        <FilterChip label={t("aboutSubject", { id: subjectWords })} onRemove={() => onChange({ subject: "" })} />
      )}
      {at && (
        <FilterChip
          label={t("moment.upTo", { time: format.exactDateTime(msFromRiyadh(at)) })}
          onRemove={() => onChange({ at: "" })}
        />
      )}
    </ChipRow>
  );
};

/** What kind, whose, about what, and when; all of it in the address, so that a view can be shared. */
export const HistoryFilterBar = (props: HistoryFilterBarProps) => {
  const { t } = useTranslation("moderation");
  const isMobile = useIsMobile();
  const days = (
    <div className="dates">
      <TypeFilter {...props} />
      <DayField name="from" {...props} />
      <DayField name="to" {...props} />
      <div className="moment">
        <MomentFilter {...props} />
      </div>
    </div>
  );
  return (
    <Bar>
      <SubjectFinder onFind={(stream) => props.onChange({ stream, actor: "" })} />
      <KindChips {...props} />
      {isMobile ? (
        <details open={isNarrowed(props.filters)}>
          <summary>{t("dates.title")}</summary>
          {days}
        </details>
      ) : (
        days
      )}
      <ChosenChips {...props} />
    </Bar>
  );
};

const Bar = styled.div`
  display: grid;
  gap: var(--space-l);

  @media print {
    display: none;
  }

  summary {
    min-block-size: 44px;
    padding-block: 10px;
    font-weight: 500;
    font-size: var(--text-label);
    cursor: pointer;
  }

  .dates {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-l);
    align-items: start;
  }

  .dates > * {
    flex: 0 1 190px;
    min-inline-size: 140px;
  }

  .dates > .moment {
    flex-basis: 260px;
  }

  @media (max-width: 767.95px) {
    .dates > *,
    .dates > .moment {
      flex: 1 1 140px;
    }
    .dates > .moment,
    .dates > :first-of-type {
      flex-basis: 100%;
    }
  }
`;
