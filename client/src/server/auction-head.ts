import { isFinished, type AuctionPage } from "@naqsh/shared/auction";
import { decimalFromHalalas, withVat } from "@naqsh/shared/kernel/money";
import { cardOfAuction, cardPath } from "@naqsh/shared/preview-card";
import type { Language } from "@naqsh/shared/kernel/language";
import { altOf, mediumOf, titleOf } from "../lib/artwork-names";
import { personNameOf } from "../lib/person-name";
import { sourceAtLeast } from "../ui/artwork-image";
import type { PageHead } from "./page-head";
import { CARD_SIZE } from "./page-image";
import { LARGE } from "./work-head";

const SCHEMA = "https://schema.org";

/** An auction that closed has sold its lot, or is at an end without. */
const availabilityOf = ({ status, saleAmount }: AuctionPage["room"]): string => {
  if (!isFinished(status)) return `${SCHEMA}/InStock`;
  return saleAmount === null ? `${SCHEMA}/OutOfStock` : `${SCHEMA}/SoldOut`;
};

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
    image: { path: cardPath("auctions", room.auctionId, card), alt: altOf(lot, language) || name, size: CARD_SIZE },
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
      about: {
        "@type": "VisualArtwork",
        name,
        url: `${origin}/artwork/${room.artworkId}`,
        ...(artist && { creator: { "@type": "Person", name: artist, url: `${origin}/artists/${lot.artist.id}` } }),
      },
      organizer: { "@type": "Organization", name: siteName, url: `${origin}/` },
      offers: {
        "@type": "Offer",
        price: decimalFromHalalas(withVat(room.saleAmount ?? room.ask)),
        priceCurrency: "SAR",
        availability: availabilityOf(room),
        validFrom: room.startsAt,
        url,
      },
    },
  };
};
