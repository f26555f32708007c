import styled from "@emotion/styled";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import type { SavedSearch } from "@naqsh/shared/search";
import { useId, useState } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { Link } from "react-router-dom";
import { useFormat } from "../../../i18n/use-format";
import { useQuestionNames } from "../../../lib/asked/question-names";
import { Bidi } from "../../../ui/bidi";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { IconButton } from "../../../ui/icon-button";
import { CloseIcon, SearchIcon } from "../../../ui/icons";
import { BookmarkIcon } from "../../../ui/mark-icons";
import { coveringLink } from "../../../ui/theme/covering-link";
import { savedSearchAddress } from "./saved-search-address";
import { useRemoveSavedSearch } from "./saved-searches.api";

/** One saved search: its name leads to what it finds now; what it asks for tells it from one of the same name. */
export const SavedSearchRow = ({ search }: { search: SavedSearch }) => {
  const { t } = useTranslation("search");
  const format = useFormat();
  const [nameId, asksId] = [useId(), useId()];
  const [isAsked, setAsked] = useState(false);
  const removing = useRemoveSavedSearch();
  const { id, name, place, question, savedAt } = search;
  const asked = useQuestionNames(question);
  return (
    <Row>
      <BookmarkIcon size={20} />
      <div>
        <Link id={nameId} to={savedSearchAddress(search)} aria-describedby={asksId}>
          <Bidi>{name}</Bidi>
        </Link>
        <ul id={asksId} aria-labelledby={nameId}>
          {asked.map(({ filter, label }) => (
            <li key={`${filter} ${label}`}>
              {filter === "q" && <SearchIcon size={14} />}
              <Bidi>{label}</Bidi>
            </li>
          ))}
        </ul>
        <small>
          {t(`saved.places.${place}`)} · {t("saved.since", { day: format.date(msFromInstant(savedAt)) })}
        </small>
      </div>
      <IconButton aria-label={t("saved.remove", { name })} onClick={() => setAsked(true)}>
        <CloseIcon size={18} />
      </IconButton>
      <ConfirmDialog
        isOpen={isAsked}
        title={t("saved.remove", { name })}
        confirmLabel={t("saved.removeIt")}
        tone="danger"
        isPending={removing.isPending}
        onCancel={() => setAsked(false)}
        onConfirm={() => removing.mutate(id, { onSettled: () => setAsked(false) })}
      >
        {t("saved.removeText")}
      </ConfirmDialog>
    </Row>
  );
};

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: start;
  gap: var(--space-m);
  position: relative;
  padding-block: 16px;
  padding-inline: 18px 8px;
  border: 1px solid var(--line);
  border-radius: 12px;
  background: var(--surface);

  /* Both stand at the line of the name. */
  > svg {
    margin-block-start: 3px;
    color: var(--ink-3);
  }

  > button {
    margin-block: -9px;
  }

  > div {
    display: grid;
    gap: var(--space-s);
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  /* A name in the other direction begins where the line below it does. */
  a {
    ${coveringLink}

    justify-self: start;
    color: var(--ink);
    font-weight: 600;
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-s);
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: inline-flex;
    align-items: center;
    gap: var(--space-xs);
    min-block-size: 28px;
    padding-inline: 10px;
    border-radius: var(--r-pill);
    background: var(--wall);
    color: var(--ink-2);
    font-size: var(--text-small);
  }

  li svg {
    flex: none;
  }

  small {
    font-size: var(--text-small);
    color: var(--ink-2);
    text-wrap: balance;
  }

  @media (max-width: 767.95px) {
    grid-template-columns: minmax(0, 1fr) auto;

    > svg {
      display: none;
    }

    /* Below the button there is room as well. */
    ul,
    small {
      margin-inline-end: calc(-44px - var(--space-m));
    }
  }
`;
