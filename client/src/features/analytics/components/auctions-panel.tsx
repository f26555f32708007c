import type { ArtistAnalytics, ClosedAuction } from "@naqsh/shared/analytics";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { useTranslation } from "../../../i18n/use-translation";
import { useFormat, useLanguage } from "../../../i18n/use-format";
import { titleOf } from "../../../lib/artwork-names";
import { Bidi } from "../../../ui/bidi";
import { Money } from "../../../ui/money";
import { Stack } from "../../../ui/stack";
import { Text } from "../../../ui/text";
import { BarPlot } from "../plots/late-plots";
import { PlotKey } from "./plot-key";
import { PlotPanel } from "./plot-panel";

const SHOWN = 6;
const LONGEST_NAME = 14;

const shortened = (title: string): string =>
  title.length > LONGEST_NAME ? `${title.slice(0, LONGEST_NAME - 1).trimEnd()}…` : title;

const Estimate = ({ estimate }: Pick<ClosedAuction, "estimate">) =>
  estimate && (
    <span dir="ltr">
      <Money amount={estimate.low} /> – <Money amount={estimate.high} />
    </span>
  );

/** What auctions brought, beside what was estimated. */
export const AuctionsPanel = ({ analytics: { auctions, range } }: { analytics: ArtistAnalytics }) => {
  const { t } = useTranslation("analytics");
  const format = useFormat();
  const language = useLanguage();
  const newest = auctions.toSorted((a, b) => (a.closedAt < b.closedAt ? 1 : -1));
  const shown = newest.slice(0, SHOWN).toReversed();
  const sold = auctions.filter(({ realised }) => realised !== null).length;
  const bars = [
    {
      name: t("auctions.low"),
      colour: "var(--line-strong)",
      values: shown.map(({ estimate }) => estimate?.low ?? null),
    },
    { name: t("auctions.high"), colour: "var(--ink-2)", values: shown.map(({ estimate }) => estimate?.high ?? null) },
    { name: t("auctions.realised"), colour: "var(--palm)", values: shown.map(({ realised }) => realised) },
  ];
  return (
    <PlotPanel
      title={t("auctions.title")}
      how={t("auctions.how")}
      empty={auctions.length === 0 ? t("auctions.none") : null}
      head={[t("work"), t("auctions.closed"), t("auctions.estimate"), t("auctions.realised")]}
      rows={newest.map((auction) => ({
        key: auction.auctionId,
        cells: [
          <Bidi key="title">{titleOf(auction, language)}</Bidi>,
          format.date(msFromInstant(auction.closedAt)),
          auction.estimate === null ? "–" : <Estimate key="estimate" estimate={auction.estimate} />,
          auction.realised === null ? t("auctions.unsold") : <Money key="realised" amount={auction.realised} />,
        ],
      }))}
      file={{ table: "auctions", range }}
    >
      <Stack gap="s">
        <Text>
          {t("auctions.sold", {
            sold: format.number(sold),
            all: format.number(auctions.length),
            share: format.percent(auctions.length === 0 ? 0 : sold / auctions.length),
          })}
        </Text>
        <PlotKey parts={bars} />
        <BarPlot
          names={shown.map((auction, place) => `${shortened(titleOf(auction, language))}${"\u200B".repeat(place)}`)}
          bars={bars}
          format={(amount) => format.compact(amount / 100)}
        />
      </Stack>
    </PlotPanel>
  );
};
