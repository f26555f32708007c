import styled from "@emotion/styled";
import type { AuctionPage } from "@naqsh/shared/auction";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { useFormat, useLanguage } from "../../i18n/use-format";
import { useTranslation } from "../../i18n/use-translation";
import { altOf, titleOf } from "../../lib/artwork-names";
import { ArtworkWall } from "../../ui/artwork-wall";
import { Awaited } from "../../ui/awaited";
import { Bidi } from "../../ui/bidi";
import { Button } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { PageHeading } from "../../ui/page";
import { Skeleton } from "../../ui/skeleton";
import { auctionQuery } from "./auction.api";
import { LotLine } from "./lot-line";
import { UnknownAuction } from "./unknown-auction";

const Shown = ({ auction: { room, lot } }: { auction: AuctionPage }) => {
  const { t } = useTranslation("replay");
  const { t: inAuction } = useTranslation("auction");
  const format = useFormat();
  const language = useLanguage();
  const title = t("notYet.title");
  const isToCome = room.status === "scheduled";
  const time = format.dateTime(msFromInstant(isToCome ? room.startsAt : room.endsAt));
  return (
    <Words>
      <ArtworkWall
        className="wall"
        image={lot.image}
        alt={altOf(lot, language)}
        title={titleOf(lot, language)}
        sizes="260px"
      />
      <PageHeading documentTitle={title}>{title}</PageHeading>
      <div className="lot">
        <strong className="display">
          <Bidi>{titleOf(lot, language)}</Bidi>
        </strong>
        <p>
          <LotLine lot={lot} />
        </p>
      </div>
      <p>
        {inAuction(isToCome ? "clock.opensAt" : "clock.closesAt", { time })}
        <br />
        {t("notYet.text")}
      </p>
      <div className="actions">
        <Button component={Link} to={`/auctions/${room.auctionId}`} variant="contained">
          {t("back")}
        </Button>
        <Button component={Link} to="/auctions" variant="outlined">
          {inAuction("result.otherAuctions")}
        </Button>
      </div>
    </Words>
  );
};

/** What stays of an auction is not there yet: when it opens, or that it runs, and the way to it. */
export const UnfinishedAuction = ({ auctionId }: { auctionId: string }) => {
  const { t } = useTranslation("replay");
  const query = useQuery<AuctionPage | null>(auctionQuery(auctionId));
  const bones = <Skeleton block="220px" radius="14px" />;
  return (
    <Awaited query={query} loading={t("loading")} failed={t("failed")} bones={bones}>
      {(auction) => (auction === null ? <UnknownAuction /> : <Shown auction={auction} />)}
    </Awaited>
  );
};

const Words = styled(Notice)`
  .wall {
    inline-size: min(260px, 70%);
    block-size: 220px;
    padding: 16px;
  }

  .wall img {
    inline-size: auto;
    block-size: auto;
    max-inline-size: 100%;
    max-block-size: 188px;
  }

  .lot strong {
    font-size: var(--text-heading);
  }

  .lot a {
    color: var(--link);
  }
`;
