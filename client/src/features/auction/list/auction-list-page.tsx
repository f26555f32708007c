import styled from "@emotion/styled";
import { Button } from "../../../ui/button";
import type { AuctionListItem } from "@naqsh/shared/auction";
import { inTime } from "@naqsh/shared/kernel/instant";
import { useTranslation } from "../../../i18n/use-translation";
import { Link, useSearchParams } from "react-router-dom";
import { useLanguage } from "../../../i18n/use-format";
import { isApiError } from "../../../lib/api-error";
import { cursorOf } from "../../../lib/cursor-of";
import { useFurtherAddress } from "../../../lib/further-address";
import { useSession } from "../../../lib/session";
import { ChoiceChip } from "../../../ui/chip";
import { MoreButton } from "../../../ui/more-button";
import { Container, PageHeading } from "../../../ui/page";
import { Loading, Skeleton, useHeldWait } from "../../../ui/skeleton";
import { EmptyState, ErrorState } from "../../../ui/states";
import { AddressTabs } from "../../../ui/address-tabs";
import { useAddressTab } from "../../../ui/use-address-tab";
import { useAuctions, type AuctionTab } from "../auction.api";
import { useLiveHeads } from "../auction.live";
import { AuctionCards, AuctionCardsSkeleton } from "./auction-cards";
import { AuctionPanel, PanelSkeleton } from "../panel/auction-panel";
import { AuctionRow } from "./auction-row";
import { withNewerPush } from "../with-newer-push";

const TABS = ["live", "upcoming", "completed"] as const satisfies AuctionTab[];

const orders: Record<AuctionTab, (a: AuctionListItem, b: AuctionListItem) => number> = {
  live: (a, b) => inTime(a.endsAt, b.endsAt),
  upcoming: (a, b) => inTime(a.startsAt, b.startsAt),
  completed: (a, b) => inTime(b.endsAt, a.endsAt),
};

const useTab = () => {
  const [params, setParams] = useSearchParams();
  const tab = useAddressTab(TABS);
  const isMine = params.get("mine") === "true";
  const toggleMine = () => setParams({ tab, ...(isMine ? {} : { mine: "true" }) }, { replace: true });
  return { tab, isMine, toggleMine, cursor: params.get("cursor") };
};

const Waiting = ({ tab }: { tab: AuctionTab }) => {
  const { t } = useTranslation("auction");
  return (
    <Loading label={t("list.loading")}>
      {tab === "live" ? (
        <>
          <PanelSkeleton hasArtwork layout="wide" />
          {[0, 1, 2].map((row) => (
            <div key={row} style={{ paddingBlock: 16 }}>
              <Skeleton block="132px" />
            </div>
          ))}
        </>
      ) : (
        <AuctionCardsSkeleton />
      )}
    </Loading>
  );
};

const Empty = ({ tab, isMine }: { tab: AuctionTab; isMine: boolean }) => {
  const { t } = useTranslation("auction");
  return (
    <EmptyState
      title={t(isMine ? "list.emptyMine" : `list.empty.${tab}`)}
      text={t("list.emptyText")}
      actions={
        <Button variant="contained" component={Link} to="/marketplace">
          {t("list.marketplace")}
        </Button>
      }
    />
  );
};

const LiveAuctions = ({ items }: { items: AuctionListItem[] }) => {
  const { t } = useTranslation("auction");
  const [featured, ...rest] = items;
  return (
    <>
      {featured && (
        <div className="featured">
          <AuctionPanel auctionId={featured.auctionId} hasArtwork lot={featured.lot} layout="wide" />
        </div>
      )}
      {rest.length > 0 && <h2>{t("list.endingNext")}</h2>}
      {rest.map((item) => (
        <AuctionRow key={item.auctionId} item={item} />
      ))}
    </>
  );
};

const Auctions = ({ tab, items }: { tab: AuctionTab; items: AuctionListItem[] }) => {
  const { t } = useTranslation("auction");
  if (tab === "live") return <LiveAuctions items={items} />;
  return (
    <>
      <h2 className="visually-hidden">{t(`list.tabs.${tab}`)}</h2>
      <AuctionCards items={items} />
    </>
  );
};

/** `/auctions`: what runs now, what comes, and what was sold or passed, honestly. */
export const AuctionListPage = () => {
  const { t } = useTranslation("auction");
  const language = useLanguage();
  const { user } = useSession();
  const { tab, isMine, toggleMine, cursor } = useTab();
  const auctions = useAuctions(tab, isMine, cursor);
  const furtherAddress = useFurtherAddress();
  const { error, refetch } = auctions;
  const data = auctions.data?.items;
  const { heads, standings } = useLiveHeads(user?.id ?? null, data ?? []);
  const isWaiting = useHeldWait(!data && !error);
  const items = data
    ?.map((item) => withNewerPush(item, heads[item.auctionId], standings[item.auctionId]))
    .toSorted(orders[tab]);
  const tabs = TABS.map((key) => ({ key, label: t(`list.tabs.${key}`) }));
  return (
    <Page>
      <PageHeading documentTitle={t("list.title")}>{t("list.title")}</PageHeading>
      <p className="lead">{t("list.lead")}</p>
      <div className="bar">
        <AddressTabs label={t("list.title")} tabs={tabs} current={tab} />
        {user && (
          <ChoiceChip isChosen={isMine} onSelect={toggleMine}>
            {t("list.mine")}
          </ChoiceChip>
        )}
      </div>
      {!isWaiting && items && items.length > 0 && <Auctions tab={tab} items={items} />}
      {!isWaiting && <MoreButton list={auctions} to={furtherAddress("cursor", cursorOf(auctions.data?.next))} />}
      {!isWaiting && items?.length === 0 && <Empty tab={tab} isMine={isMine} />}
      {!items && error && (
        <ErrorState
          title={t("list.failed")}
          text={isApiError(error) ? error.text(language) : undefined}
          onRetry={() => void refetch()}
        />
      )}
      {isWaiting && <Waiting tab={tab} />}
    </Page>
  );
};

const Page = styled(Container)`
  padding-block: 26px 72px;

  .lead {
    color: var(--ink-2);
    font-size: var(--text-lead);
    max-inline-size: 62ch;
  }

  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-m);
    margin-block: 18px 24px;
  }

  /* Where the tabs need the whole line, the chip stands below them. */
  .bar > nav {
    flex: 1 1 max-content;
    min-inline-size: 0;
  }

  .more {
    display: flex;
    margin: 28px auto 0;
  }

  .featured {
    margin-block-end: 28px;
  }

  h2 {
    font-size: var(--text-title);
    line-height: 1.4;
  }
`;
