import styled from "@emotion/styled";
import { Button } from "../../ui/button";
import { useTranslation } from "../../i18n/use-translation";
import { Link } from "react-router-dom";
import { useAddressCursor } from "../../lib/address-cursor";
import { cursorOf } from "../../lib/cursor-of";
import { useFurtherAddress } from "../../lib/further-address";
import { useSession } from "../../lib/session";
import { Inline } from "../../ui/inline";
import { Container, PageHeading } from "../../ui/page";
import { EmptyState } from "../../ui/states";
import { usePublicCollections } from "./collection.api";
import { CollectionCards } from "./components/collection-cards";
import { NewCollection } from "./components/new-collection";

/** `/collections`: what people gathered and show to everyone. */
export const CollectionsPage = () => {
  const { t } = useTranslation("collection");
  const { user } = useSession();
  const furtherAddress = useFurtherAddress();
  const list = usePublicCollections(null, useAddressCursor());
  return (
    <Page>
      <Inline gap="l" justify="space-between">
        <div>
          <PageHeading documentTitle={t("title")}>{t("title")}</PageHeading>
          <p className="lead">{t("lead")}</p>
        </div>
        {user && (
          <Inline gap="m">
            <Button component={Link} to="/profile?tab=collections" variant="outlined">
              {t("own")}
            </Button>
            <NewCollection />
          </Inline>
        )}
      </Inline>
      <CollectionCards
        collections={list.data?.items}
        list={list}
        to={furtherAddress("cursor", cursorOf(list.data?.next))}
        level={2}
        hasOwner
        empty={<EmptyState motif="qatt" title={t("nonePublic")} text={t("nonePublicText")} />}
      />
    </Page>
  );
};

const Page = styled(Container)`
  display: grid;
  gap: var(--space-xl);
  padding-block: 26px 72px;

  .lead {
    color: var(--ink-2);
  }
`;
