import styled from "@emotion/styled";
import { Button } from "../../ui/button";
import type { CurrentUser } from "@naqsh/shared/account";
import type { ArtistAnalytics } from "@naqsh/shared/analytics";
import { useTranslation } from "../../i18n/use-translation";
import { Link } from "react-router-dom";
import { useSession } from "../../lib/session";
import { useAddress } from "../../lib/use-address";
import { Awaited } from "../../ui/awaited";
import { Skeleton } from "../../ui/skeleton";
import { Stack } from "../../ui/stack";
import { EmptyState } from "../../ui/states";
import { useAnalytics } from "./analytics.api";
import { AuctionsPanel } from "./components/auctions-panel";
import { DaysPanel } from "./components/days-panel";
import { FigureCards } from "./components/figure-cards";
import { Freshness } from "./components/freshness";
import { FunnelPanel } from "./components/funnel-panel";
import { HoursPanel } from "./components/hours-panel";
import { CategoriesPanel, SourcesPanel } from "./components/origin-panels";
import { RatesLine } from "./components/rates-line";
import { RangeBar } from "./components/range-bar";
import { ViewersPanel } from "./components/viewers-panel";
import { WorksPanel } from "./components/works-panel";
import { rangeChoiceIn, withRangeChoice, type RangeChoice } from "./range-choice";

type FiguresProps = { analytics: ArtistAnalytics; choice: RangeChoice; isCompared: boolean };

const hasNothing = ({ totals, totalsBefore, works }: ArtistAnalytics): boolean =>
  works.length === 0 && totals.profileViews + totalsBefore.profileViews + totalsBefore.artworkViews === 0;

const Figures = ({ analytics, choice, isCompared }: FiguresProps) => (
  <>
    <FigureCards analytics={analytics} isCompared={isCompared} />
    <RatesLine analytics={analytics} />
    <DaysPanel analytics={analytics} isCompared={isCompared} />
    <Panels>
      <FunnelPanel analytics={analytics} />
      <WorksPanel analytics={analytics} />
      <SourcesPanel analytics={analytics} />
      <div className="pair">
        <CategoriesPanel analytics={analytics} />
        <ViewersPanel choice={choice} />
      </div>
      <HoursPanel analytics={analytics} />
      <AuctionsPanel analytics={analytics} />
    </Panels>
  </>
);

const Analytics = ({ user }: { user: CurrentUser }) => {
  const { t } = useTranslation("analytics");
  const [address, setAddress] = useAddress();
  const choice = rangeChoiceIn(address);
  const isCompared = address.get("compare") !== "no";
  const compare = (isOn: boolean) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        if (isOn) next.delete("compare");
        else next.set("compare", "no");
        return next;
      },
      { replace: true },
    );
  const add = (
    <Button component={Link} to="/upload" variant="contained">
      {t("addWork")}
    </Button>
  );
  return (
    <Awaited
      query={useAnalytics(user.id, choice)}
      loading={t("loading")}
      bones={<Skeleton block="640px" />}
      failed={t("failed")}
    >
      {(analytics) => (
        <Stack gap="l">
          <h2 className="visually-hidden">{t("title")}</h2>
          <RangeBar
            choice={choice}
            range={analytics.range}
            isCompared={isCompared}
            onChoose={(chosen) => setAddress((before) => withRangeChoice(before, chosen), { replace: true })}
            onCompare={compare}
          />
          <Freshness artistId={user.id} asOf={analytics.asOf} />
          {hasNothing(analytics) ? (
            <EmptyState motif="qatt" title={t("empty.title")} text={t("empty.text")} actions={add} />
          ) : (
            <Figures analytics={analytics} choice={choice} isCompared={isCompared} />
          )}
        </Stack>
      )}
    </Awaited>
  );
};

/** What people do with an artist's works and page, for that artist. */
export const AnalyticsTab = () => {
  const { user } = useSession();
  return user && <Analytics user={user} />;
};

const Panels = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-l);

  /* Two short ones beside a long one. */
  .pair {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    gap: var(--space-l);
  }

  @media (max-width: 1023.95px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
