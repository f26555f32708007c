import styled from "@emotion/styled";
import { Button } from "../../ui/button";
import type { CollectionPage as Collection } from "@naqsh/shared/collection";
import { useState } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { Link, useParams } from "react-router-dom";
import { Awaited } from "../../ui/awaited";
import { Bidi } from "../../ui/bidi";
import { LockIcon } from "../../ui/icons";
import { Inline } from "../../ui/inline";
import { Container, PageHeading } from "../../ui/page";
import { Skeleton } from "../../ui/skeleton";
import { EmptyState } from "../../ui/states";
import { StatusPill } from "../../ui/status-pill";
import { Text } from "../../ui/text";
import type { CollectionSlots } from "./collection-slots";
import { useCollection } from "./collection.api";
import { ArrangeWorks } from "./components/arrange-works";
import { ByOwner } from "./components/by-owner";
import { CollectedFoot } from "./components/collected-work";
import { CollectionTools } from "./components/collection-tools";
import { ShareCollection } from "./components/share-collection";

type Slotted = { collection: Collection; slots: CollectionSlots };

const Works = ({ collection, slots }: Slotted) => {
  const { t } = useTranslation("collection");
  if (collection.works.length === 0) {
    const way = (
      <Button component={Link} to="/marketplace" variant="contained">
        {t("browse")}
      </Button>
    );
    return (
      <EmptyState
        motif="qatt"
        title={t("empty")}
        {...(collection.isOwn ? { text: t("emptyText"), actions: way } : {})}
      />
    );
  }
  const collectedOf = new Map(collection.works.map((collected) => [collected.artwork.id, collected]));
  return (
    <>
      <h2 className="visually-hidden">{t("works")}</h2>
      <slots.Works
        works={collection.works.map(({ artwork }) => artwork)}
        layout="grid"
        renderFoot={({ id }) => {
          const collected = collectedOf.get(id);
          return collected && <CollectedFoot collection={collection} collected={collected} />;
        }}
      />
    </>
  );
};

const Shown = ({ collection, slots }: Slotted) => {
  const { t } = useTranslation("collection");
  const { t: tCollecting } = useTranslation("collecting");
  const [isArranging, setArranging] = useState(false);
  const name = collection.name ?? tCollecting("unnamed");
  return (
    <>
      <header>
        <Inline gap="m">
          <PageHeading documentTitle={name}>
            <Bidi>{name}</Bidi>
          </PageHeading>
          {!collection.isPublic && (
            <StatusPill tone="neutral" icon={LockIcon}>
              {t("private")}
            </StatusPill>
          )}
        </Inline>
        <p className="facts">
          {!collection.isOwn && (
            <>
              <ByOwner collection={collection} /> ·{" "}
            </>
          )}
          {tCollecting("works", { count: collection.count })}
        </p>
        {collection.description && (
          <Text size="lead" measure={68} dir="auto" style={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
            {collection.description}
          </Text>
        )}
        <Inline gap="m">
          {collection.isPublic && <ShareCollection id={collection.id} name={name} />}
          {collection.isOwn && !isArranging && (
            <CollectionTools collection={collection} onArrange={() => setArranging(true)} />
          )}
        </Inline>
      </header>
      {isArranging ? (
        <ArrangeWorks collection={collection} onDone={() => setArranging(false)} />
      ) : (
        <Works collection={collection} slots={slots} />
      )}
    </>
  );
};

const Missing = () => {
  const { t } = useTranslation("collection");
  const all = (
    <Button component={Link} to="/collections" variant="contained">
      {t("title")}
    </Button>
  );
  return (
    <>
      <PageHeading documentTitle={t("missing")} className="visually-hidden">
        {t("missing")}
      </PageHeading>
      <EmptyState title={t("missing")} text={t("missingText")} actions={all} />
    </>
  );
};

/** `/collections/:id`: a collection with its works; its owner changes it here. */
export const CollectionPage = ({ slots }: { slots: CollectionSlots }) => {
  const { t } = useTranslation("collection");
  const { collectionId = "" } = useParams();
  const bones = (
    <>
      <Skeleton block="120px" radius="14px" />
      <slots.WorksSkeleton />
    </>
  );
  return (
    <Page>
      <Awaited query={useCollection(collectionId)} loading={t("loading")} failed={t("loadFailed")} bones={bones}>
        {(collection) =>
          collection === null ? <Missing /> : <Shown key={collection.id} collection={collection} slots={slots} />
        }
      </Awaited>
    </Page>
  );
};

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2xl);
  padding-block: 26px 72px;

  header {
    display: grid;
    gap: var(--space-m);
  }

  header h1 {
    font-family: var(--font-ui);
    font-weight: 700;
    overflow-wrap: anywhere;
  }

  .facts {
    color: var(--ink-2);
  }
`;
