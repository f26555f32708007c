import { isFinished, type AuctionPage } from "@naqsh/shared/auction";
import { decimalFromHalalas, withVat } from "@naqsh/shared/kernel/money";
import { cardOfAuction, cardPath } from "@naqsh/shared/preview-card";
import type { Language } from "../i18n/language";
import { altOf, mediumOf, titleOf } from "../lib/artwork-names";
import { personNameOf } from "../lib/person-name";
import { sourceAtLeast } from "../ui/artwork-image";
import type { PageHead } from "./page-head";
import { LARGE } from "./work-head";

const SCHEMA = "https://schema.org";

type Site = { origin: string; siteName: string };

/** An auction: an event that takes place here. */
export const auctionHead = (
  { room, lot, watchers }: AuctionPage,
  language: Language,
  { origin, siteName }: Site,
): PageHead => {
  const name = titleOf(lot, language);
  const artist = personNameOf(lot.artist, language);
  const path = sourceAtLeast(lot.image, LARGE);
  const card = cardOfAuction({ room, lot, watchers, mine: null }, language);
  const url = `${origin}/auctions/${room.auctionId}`;
  const description = [name, artist, mediumOf(lot, language), lot.yearCreated].filter(Boolean).join(" · ");
  const isCancelled = room.status === "cancelled";
  return {
    description,
    image: { path: cardPath("auctions", room.auctionId, card), alt: altOf(lot, language) || name, isCard: true },
    type: "event",
    structured: {
      "@context": SCHEMA,
      "@type": "SaleEvent",
      name,
      description,
      url,
      image: [origin + path],
      startDate: room.startsAt,
      endDate: room.endsAt,
      eventStatus: `${SCHEMA}/${isCancelled ? "EventCancelled" : "EventScheduled"}`,
      eventAttendanceMode: `${SCHEMA}/OnlineEventAttendanceMode`,
      location: { "@type": "VirtualLocation", url },
      ...(artist && { performer: { "@type": "Person", name: artist } }),
      organizer: { "@type": "Organization", name: siteName, url: `${origin}/` },
      offers: {
        "@type": "Offer",
        price: decimalFromHalalas(withVat(room.ask)),
        priceCurrency: "SAR",
        availability: `${SCHEMA}/${isFinished(room.status) ? "SoldOut" : "InStock"}`,
        validFrom: room.startsAt,
        url,
      },
    },
  };
};
