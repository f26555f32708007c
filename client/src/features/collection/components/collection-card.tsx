import styled from "@emotion/styled";
import type { CollectionCard as Collection } from "@naqsh/shared/collection";
import { useTranslation } from "../../../i18n/use-translation";
import { Link } from "react-router-dom";
import { ArtworkWall } from "../../../ui/artwork-wall";
import { Bidi } from "../../../ui/bidi";
import { LockIcon } from "../../../ui/icons";
import { Panel } from "../../../ui/page";
import { clamped } from "../../../ui/theme/clamped";
import { coveringLink } from "../../../ui/theme/covering-link";
import { ByOwner } from "./by-owner";

type CollectionCardProps = {
  collection: Collection;
  level?: 2 | 3;
  /** Says who gathered it, if collections of several people lie together. */
  hasOwner?: boolean;
};

/** A collection among others: its cover on a wall, its name, and how many works it holds. */
export const CollectionCard = ({ collection, level = 3, hasOwner = false }: CollectionCardProps) => {
  const { t } = useTranslation("collection");
  const { t: tCollecting } = useTranslation("collecting");
  const name = collection.name ?? tCollecting("unnamed");
  const Heading = `h${level}` as const;
  return (
    <Card data-testid="collection-card">
      {collection.count === 0 ? (
        <div className="wall empty">{t("emptyShort")}</div>
      ) : (
        <ArtworkWall className="wall" image={collection.cover} alt="" title={name} sizes="320px" />
      )}
      <div className="text">
        <Heading>
          <Link to={`/collections/${collection.id}`}>
            <Bidi>{name}</Bidi>
          </Link>
        </Heading>
        {hasOwner && (
          <p className="by">
            <ByOwner collection={collection} />
          </p>
        )}
        {collection.description && (
          <p className="description">
            <Bidi>{collection.description}</Bidi>
          </p>
        )}
        <p className="facts">
          {tCollecting("works", { count: collection.count })}
          {!collection.isPublic && (
            <span className="private">
              <LockIcon size={15} /> {t("private")}
            </span>
          )}
        </p>
      </div>
    </Card>
  );
};

const Card = styled(Panel.withComponent("article"))`
  position: relative;
  display: grid;
  grid-template-rows: 220px 1fr;
  overflow: hidden;

  .wall {
    block-size: 220px;
    border-radius: 0;
  }

  .wall img {
    inline-size: auto;
    block-size: auto;
    max-inline-size: 100%;
    max-block-size: 176px;
  }

  .empty {
    display: grid;
    place-items: center;
    background: var(--wall);
    color: var(--ink-2);
    font-size: var(--text-small);
  }

  .text {
    display: grid;
    align-content: start;
    gap: var(--space-xs);
    padding: 14px 16px 16px;
  }

  .by {
    font-size: var(--text-small);
    color: var(--ink-2);
  }

  h2,
  h3 {
    font: 700 var(--text-heading) / 1.5 var(--font-ui);
    overflow-wrap: anywhere;
  }

  h2 a,
  h3 a {
    ${coveringLink}
  }

  &:hover a {
    color: var(--link);
  }

  .description {
    ${clamped(2)}
    color: var(--ink-2);
    font-size: var(--text-small);
  }

  .facts {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-xs) var(--space-m);
    color: var(--ink-2);
    font-size: var(--text-small);
  }

  .private {
    display: inline-flex;
    align-items: center;
    gap: var(--space-xs);
  }
`;
