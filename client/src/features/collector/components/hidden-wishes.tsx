import styled from "@emotion/styled";
import type { HiddenWish } from "@naqsh/shared/collector";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { useId } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { useFormat } from "../../../i18n/use-format";
import { IconButton } from "../../../ui/icon-button";
import { CloseIcon } from "../../../ui/icons";

type HiddenWishesProps = { wishes: HiddenWish[]; onRemove: (artworkId: string) => void };

/** Wishes for works that left the show: nothing of the works, but a way off the list, which counts them. */
export const HiddenWishes = ({ wishes, onRemove }: HiddenWishesProps) => {
  const { t } = useTranslation("collector");
  const format = useFormat();
  const headingId = useId();
  if (wishes.length === 0) return null;
  return (
    <section>
      <h2 id={headingId}>{t("hidden.heading")}</h2>
      <Rows aria-labelledby={headingId}>
        {wishes.map(({ id, addedAt }) => {
          const date = format.date(msFromInstant(addedAt));
          return (
            <li key={id}>
              {t("hidden.text", { date })}
              <IconButton aria-label={t("remove", { title: t("hidden.title", { date }) })} onClick={() => onRemove(id)}>
                <CloseIcon size={20} />
              </IconButton>
            </li>
          );
        })}
      </Rows>
    </section>
  );
};

const Rows = styled.ul`
  list-style: none;
  padding: 0;
  color: var(--ink-2);

  li {
    display: flex;
    gap: var(--space-m);
    align-items: center;
    justify-content: space-between;
    padding-block: var(--space-s);
    border-block-end: 1px solid var(--line);
  }
`;
