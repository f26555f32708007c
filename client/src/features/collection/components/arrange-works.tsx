import styled from "@emotion/styled";
import { Button } from "../../../ui/button";
import { IconButton } from "../../../ui/icon-button";
import type { CollectionPage } from "@naqsh/shared/collection";
import { useState } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { useFormat, useLanguage } from "../../../i18n/use-format";
import { api } from "../../../lib/api";
import { titleOf } from "../../../lib/artwork-names";
import { useCollecting } from "../../../lib/collecting/collecting.api";
import { useAnnouncer } from "../../../ui/announcer";
import { ArtworkStage } from "../../../ui/artwork-stage";
import { Bidi } from "../../../ui/bidi";
import { Inline } from "../../../ui/inline";
import { Stack } from "../../../ui/stack";
import { Text } from "../../../ui/text";
import { CollapseIcon, ExpandIcon } from "../../../ui/tool-icons";
import { moved } from "../../../lib/moved";

type ArrangeWorksProps = { collection: CollectionPage; onDone: () => void };

/** The works of a collection in rows, to be put in order: by dragging, or by the buttons and keys. */
export const ArrangeWorks = ({ collection, onDone }: ArrangeWorksProps) => {
  const { t } = useTranslation("collection");
  const { t: tUi } = useTranslation("ui");
  const format = useFormat();
  const language = useLanguage();
  const announce = useAnnouncer((state) => state.announce);
  const [works, setWorks] = useState(collection.works.map(({ artwork }) => artwork));
  const [dragged, setDragged] = useState<number | null>(null);
  const { id } = collection;
  const saving = useCollecting((artworkIds: string[]) =>
    api.put("/api/collections/:id/order", { params: { id }, body: { artworkIds } }),
  );
  const move = (from: number, to: number) => {
    if (to < 0 || to >= works.length || from === to) return;
    setWorks(moved(works, from, to));
    const title = titleOf(works[from]!, language);
    announce(t("moved", { title, place: format.number(to + 1), count: works.length }));
  };
  return (
    <Stack gap="l">
      <Text tone="quiet">{t("arrangeLead")}</Text>
      <Rows aria-label={t("arrange")}>
        {works.map((work, place) => {
          const title = titleOf(work, language);
          return (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons do the same without a pointer
            <li
              key={work.id}
              draggable
              data-dragged={dragged === place}
              onDragStart={() => setDragged(place)}
              onDragOver={(event) => {
                event.preventDefault();
                if (dragged === null) return;
                move(dragged, place);
                setDragged(place);
              }}
              onDragEnd={() => setDragged(null)}
            >
              <span className="place">{format.number(place + 1)}</span>
              <ArtworkStage image={work.image} alt="" title={title} sizes="64px" blockSize="64px" padding="6px" />
              <Bidi>{title}</Bidi>
              <span className="ways">
                <IconButton
                  aria-label={t("moveUp", { title })}
                  disabled={place === 0}
                  onClick={() => move(place, place - 1)}
                >
                  <CollapseIcon size={20} />
                </IconButton>
                <IconButton
                  aria-label={t("moveDown", { title })}
                  disabled={place === works.length - 1}
                  onClick={() => move(place, place + 1)}
                >
                  <ExpandIcon size={20} />
                </IconButton>
              </span>
            </li>
          );
        })}
      </Rows>
      <Inline gap="m">
        <Button
          variant="contained"
          loading={saving.isPending}
          onClick={() =>
            saving.mutate([...works.map((work) => work.id), ...collection.hiddenIds], { onSuccess: onDone })
          }
        >
          {t("saveOrder")}
        </Button>
        <Button variant="text" onClick={onDone}>
          {tUi("cancel")}
        </Button>
      </Inline>
    </Stack>
  );
};

const Rows = styled.ol`
  display: grid;
  gap: var(--space-s);
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: auto 64px minmax(0, 1fr) auto;
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

  .place {
    min-inline-size: 2ch;
    color: var(--ink-2);
    font-variant-numeric: tabular-nums;
  }

  .ways {
    display: flex;
  }
`;
