import styled from "@emotion/styled";
import type { WorkPictureRole } from "@naqsh/shared/artwork";
import { useState } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { useFormat } from "../../../i18n/use-format";
import { moved } from "../../../lib/moved";
import { useAnnouncer } from "../../../ui/announcer";
import { IconButton } from "../../../ui/icon-button";
import { CloseIcon } from "../../../ui/icons";
import { CollapseIcon, ExpandIcon } from "../../../ui/tool-icons";

export type PictureRow = { id: string; role: WorkPictureRole; src: string };

type PictureRowsProps = {
  pictures: readonly PictureRow[];
  /** Their ids as they shall stand. */
  onOrder: (order: string[]) => void;
  onRemove: (id: string) => void;
};

/** The further pictures of a work in rows: put in order by dragging or by buttons, and taken away. */
export const PictureRows = ({ pictures, onOrder, onRemove }: PictureRowsProps) => {
  const { t } = useTranslation("papers");
  const format = useFormat();
  const announce = useAnnouncer((state) => state.announce);
  const [drag, setDrag] = useState<{ place: number; rows: readonly PictureRow[] } | null>(null);
  const rows = drag?.rows ?? pictures;

  const nameOf = ({ role }: PictureRow, place: number): string =>
    t("pictures.name", { role: t(`pictures.roles.${role}`), place: format.number(place + 2) });
  const move = (from: number, to: number) => {
    onOrder(moved(rows, from, to).map(({ id }) => id));
    announce(t("pictures.moved", { place: format.number(to + 2), count: rows.length + 1 }));
  };
  const drop = () => {
    if (drag !== null && drag.rows !== pictures) onOrder(drag.rows.map(({ id }) => id));
    setDrag(null);
  };
  return (
    <Rows aria-label={t("pictures.title")}>
      {rows.map((picture, place) => {
        const name = nameOf(picture, place);
        return (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons do the same without a pointer
          <li
            key={picture.id}
            draggable
            data-dragged={drag?.place === place}
            onDragStart={() => setDrag({ place, rows })}
            onDragOver={(event) => {
              event.preventDefault();
              if (drag !== null && drag.place !== place) setDrag({ place, rows: moved(rows, drag.place, place) });
            }}
            onDragEnd={drop}
          >
            <img src={picture.src} alt="" />
            <span>{name}</span>
            <span className="ways">
              <IconButton
                aria-label={t("pictures.earlier", { name })}
                disabled={place === 0}
                onClick={() => move(place, place - 1)}
              >
                <CollapseIcon size={20} />
              </IconButton>
              <IconButton
                aria-label={t("pictures.later", { name })}
                disabled={place === rows.length - 1}
                onClick={() => move(place, place + 1)}
              >
                <ExpandIcon size={20} />
              </IconButton>
              <IconButton aria-label={t("pictures.remove", { name })} onClick={() => onRemove(picture.id)}>
                <CloseIcon size={20} />
              </IconButton>
            </span>
          </li>
        );
      })}
    </Rows>
  );
};

const Rows = styled.ol`
  display: grid;
  gap: var(--space-s);
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: 64px minmax(0, 1fr) auto;
    gap: var(--space-m);
    align-items: center;
    padding: 8px 12px;
    border: 1px solid var(--line);
    border-radius: var(--r-panel);
    background: var(--surface);
    cursor: grab;
  }

  li[data-dragged="true"] {
    border-color: var(--primary);
    opacity: 0.7;
  }

  img {
    inline-size: 64px;
    block-size: 64px;
    border-radius: var(--r-wall);
    background: var(--wall);
    object-fit: contain;
  }

  .ways {
    display: flex;
  }

  @media (max-width: 599.95px) {
    li {
      grid-template-columns: 64px minmax(0, 1fr);
    }

    .ways {
      grid-column: 1 / -1;
      justify-content: end;
    }
  }
`;
