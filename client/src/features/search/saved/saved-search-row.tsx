import styled from "@emotion/styled";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import type { SavedSearch } from "@naqsh/shared/search";
import { useState } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { Link } from "react-router-dom";
import { useFormat } from "../../../i18n/use-format";
import { Bidi } from "../../../ui/bidi";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { IconButton } from "../../../ui/icon-button";
import { CloseIcon, SearchIcon } from "../../../ui/icons";
import { savedSearchAddress } from "./saved-search-address";
import { useRemoveSavedSearch } from "./saved-searches.api";

/** One saved search: its name leads to what it finds now. */
export const SavedSearchRow = ({ search }: { search: SavedSearch }) => {
  const { t } = useTranslation("search");
  const format = useFormat();
  const [isAsked, setAsked] = useState(false);
  const removing = useRemoveSavedSearch();
  const { id, name, place, savedAt } = search;
  return (
    <Row>
      <Link to={savedSearchAddress(search)}>
        <SearchIcon size={20} />
        <span>
          <Bidi>{name}</Bidi>
          <small>
            {t(`saved.places.${place}`)} · {t("saved.since", { day: format.date(msFromInstant(savedAt)) })}
          </small>
        </span>
      </Link>
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
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  padding-inline-end: 8px;
  border: 1px solid var(--line);
  border-radius: 12px;
  background: var(--surface);

  > a {
    display: flex;
    align-items: center;
    gap: var(--space-m);
    min-inline-size: 0;
    padding: 14px 18px;
    color: var(--ink);
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  > a span {
    display: grid;
    min-inline-size: 0;
  }

  /* A name in the other direction begins where the line below it does. */
  bdi {
    justify-self: start;
  }

  small {
    font-weight: 400;
    font-size: var(--text-small);
    color: var(--ink-2);
  }

  a svg {
    flex: none;
    color: var(--ink-3);
  }
`;
