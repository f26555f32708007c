import type { AccountEvent, AccountRole } from "@naqsh/shared/account";
import type { ArtworkCategory, ArtworkDetails, ArtworkEvent } from "@naqsh/shared/artwork";
import { personal } from "@naqsh/shared/kernel/personal";
import type { NoticeKind, NoticeSubject, NotificationEvent } from "@naqsh/shared/notification";
import type { OrderEvent } from "@naqsh/shared/order";
import { idOfName } from "./auction-story";

/** The events of a shop besides its auctions, by the names of people and works. */
export const registered = (name: string, role: AccountRole = "collector"): AccountEvent => {
  const userId = idOfName(name);
  const sealed = (text: string) => personal(userId, text);
  return {
    type: "UserRegistered",
    data: {
      userId,
      role,
      emailVerified: true,
      language: "ar",
      email: sealed(`${name}@example.sa`),
      username: sealed(name),
      firstName: sealed(name),
      lastName: sealed("of Riyadh"),
      passwordHash: sealed(`hash of ${name}`),
      bio: sealed(`${name} paints`),
    },
  };
};

export const detailsOf = (title: string, category: ArtworkCategory = "painting"): ArtworkDetails => ({
  title,
  titleEn: `${title} (en)`,
  description: `About ${title}`,
  descriptionEn: null,
  category,
  medium: "oil",
  mediumEn: null,
  dimensions: null,
  heightCm: 50,
  widthCm: 40,
  yearCreated: 2026,
  tags: ["sea"],
  culturalSignificance: null,
  altText: null,
  altTextEn: null,
  image: {
    file: `${idOfName(title)}.jpg`,
    sha256: idOfName(title),
    width: 400,
    height: 500,
    contentType: "image/jpeg",
  },
});

export const workId = (title: string): string => idOfName(`work ${title}`);

export const submitted = (
  title: string,
  facts: { artist?: string; price?: number | null; category?: ArtworkCategory } = {},
): ArtworkEvent => ({
  type: "ArtworkSubmitted",
  data: {
    artworkId: workId(title),
    artistId: idOfName(facts.artist ?? "huda"),
    details: detailsOf(title, facts.category),
    price: facts.price === undefined ? 1_000_00 : facts.price,
    isForSale: true,
  },
});

/** Its pictures are made in every size. */
export const prepared = (title: string): ArtworkEvent => ({
  type: "ArtworkRenditionsMade",
  data: {
    ...ofWork(title, "huda"),
    sha256: idOfName(title),
    renditions: { widths: [320], dominantColour: "#c02020", placeholder: "data:image/webp;base64,UklGRg==" },
  },
});

/** What it looks like: 128 bits, taken of the whole alone. */
/** `look`: by default of one tone, black. */
export const fingerprinted = (title: string, bits: string, look = `ff${"00".repeat(27)}`): ArtworkEvent => ({
  type: "ArtworkFingerprinted",
  data: { ...ofWork(title, "huda"), sha256: idOfName(title), fingerprint: [bits], look },
});

const ofWork = (title: string, artist: string) => ({ artworkId: workId(title), artistId: idOfName(artist) });

/** A further picture of a work, which waits for review with it if `sentToReview`. */
export const pictured = (title: string, sentToReview: boolean, artist = "huda"): ArtworkEvent => ({
  type: "WorkPictureAdded",
  data: {
    artworkId: workId(title),
    artistId: idOfName(artist),
    pictureId: idOfName(`picture of ${title}`),
    role: "detail",
    image: detailsOf(title).image,
    sentToReview,
  },
});

export const approved = (title: string, artist = "huda"): ArtworkEvent => ({
  type: "ArtworkApproved",
  data: { ...ofWork(title, artist), approvedBy: idOfName("admin") },
});

export const priced = (title: string, price: number | null, isForSale = true): ArtworkEvent => ({
  type: "PriceChanged",
  data: { ...ofWork(title, "huda"), price, isForSale },
});

/** An administrator has seen it. */
export const verified = (title: string, artist = "huda"): ArtworkEvent => ({
  type: "ArtworkVerified",
  data: { ...ofWork(title, artist), seen: personal(idOfName(artist), "The signature"), verifiedBy: idOfName("admin") },
});

export const verificationEnded = (title: string, artist = "huda"): ArtworkEvent => ({
  type: "ArtworkVerificationEnded",
  data: { ...ofWork(title, artist), because: "factsChanged" },
});

export const rejected = (title: string, artist = "huda"): ArtworkEvent => ({
  type: "ArtworkRejected",
  data: {
    ...ofWork(title, artist),
    rejectedBy: idOfName("admin"),
    reason: "blurry",
    note: personal(idOfName(artist), "Blurred"),
  },
});

export const noticed = (name: string, cause: string, kind: NoticeKind, subject: NoticeSubject): NotificationEvent => ({
  type: "NoticeReceived",
  data: {
    userId: idOfName(name),
    noticeId: idOfName(`${cause} ${name}`),
    kind,
    subject,
    causeId: cause,
    byEmail: false,
  },
});

export const ordered = (orderId: string, title: string, buyer: string, auctionId: string): OrderEvent => ({
  type: "OrderCreated",
  data: {
    orderId,
    buyerId: idOfName(buyer),
    artworkId: workId(title),
    artistId: idOfName("huda"),
    auctionId,
    source: "auction",
    amounts: { net: 650_00, vat: 97_50, total: 747_50, commission: 65_00, artistShare: 585_00 },
    deemedSupplier: "platform",
    paymentDueAt: "2026-03-02T12:00:00.000Z",
  },
});
