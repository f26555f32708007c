import { personal } from "@naqsh/shared/kernel/personal";
import { ENDS_AT, idOfName } from "./auction-story";
import { doings } from "./doings-story";
import {
  approved,
  detailsOf,
  fingerprinted,
  noticed,
  ordered,
  registered,
  submitted,
  rejected,
  workId,
} from "./story-events";
import { paidOut, sale } from "./sale-story";
import type { Told } from "./sale-story";

const people: Told[] = (
  [
    ["huda", "artist"],
    ["sara", "collector"],
    ["omar", "collector"],
    ["noura", "collector"],
    ["admin", "admin"],
  ] as const
).map(([name, role]) => ({ stream: `user-${idOfName(name)}`, events: [registered(name, role)] }));

const works: Told[] = ["dune", "palm", "mist", "fog"].map((title) => ({
  stream: `artwork-${workId(title)}`,
  events: [submitted(title), title === "fog" ? rejected(title) : approved(title)],
}));

const ofWork = { artworkId: workId("palm"), artistId: idOfName("huda") };

/** Months of a shop, told in the order of its log. */
export const wholeStory = (): Told[] => [
  ...people,
  ...works,
  { stream: `artwork-${workId("mist")}`, events: [fingerprinted("mist", "0f".repeat(16))] },
  {
    stream: `artwork-${workId("mist")}`,
    events: [
      {
        type: "ArtworkTilesMade",
        data: {
          artworkId: workId("mist"),
          artistId: idOfName("huda"),
          sha256: idOfName("mist"),
          tiles: { size: 512, overlap: 1, levels: [{ columns: 1, rows: 1 }] },
        },
      },
      {
        type: "WorkDocumentAdded",
        data: {
          artworkId: workId("mist"),
          artistId: idOfName("huda"),
          documentId: idOfName("certificate of mist"),
          kind: "certificate",
          format: "pdf",
          isPublic: false,
          file: `documents/${idOfName("certificate of mist")}.sealed`,
        },
      },
      ...["detail", "back"].map((role) => ({
        type: "WorkPictureAdded" as const,
        data: {
          artworkId: workId("mist"),
          artistId: idOfName("huda"),
          pictureId: idOfName(`${role} of mist`),
          role: role as "detail" | "back",
          image: { ...detailsOf("mist").image, sha256: idOfName(`${role} of mist`) },
          sentToReview: false,
        },
      })),
      {
        type: "WorkPicturesOrdered",
        data: {
          artworkId: workId("mist"),
          artistId: idOfName("huda"),
          order: [idOfName("back of mist"), idOfName("detail of mist")],
        },
      },
      {
        type: "WorkPictureRemoved",
        data: { artworkId: workId("mist"), artistId: idOfName("huda"), pictureId: idOfName("back of mist") },
      },
    ],
  },
  ...sale("dune"),
  ...sale("mist"),
  ...paidOut("dune"),
  {
    stream: `artwork-${workId("palm")}`,
    events: [{ type: "PriceChanged", data: { ...ofWork, price: 5_00, isForSale: true } }],
  },
  {
    stream: `artwork-${workId("palm")}`,
    events: [{ type: "ArtworkRevised", data: { ...ofWork, details: detailsOf("palm tree"), sentToReview: true } }],
  },
  {
    stream: `user-${idOfName("omar")}`,
    events: [
      {
        type: "UserBanned",
        data: {
          userId: idOfName("omar"),
          bannedBy: idOfName("admin"),
          reason: personal(idOfName("omar"), "Shill"),
          until: null,
          cancelledAuctions: [],
        },
      },
    ],
  },
  // One that waits for its payment.
  {
    stream: `order-${idOfName("order open")}`,
    events: [ordered(idOfName("order open"), "mist", "noura", idOfName("auction open"))],
  },
  {
    stream: `achievements-${idOfName("sara")}`,
    events: [
      {
        type: "DeedCounted",
        data: {
          userId: idOfName("sara"),
          deed: "bid",
          subjectId: idOfName("auction open"),
          causeId: idOfName("a bid"),
          times: 1,
          doneAt: "2026-03-02T09:00:00.000Z",
        },
      },
      {
        type: "AchievementEarned",
        data: {
          userId: idOfName("sara"),
          achievement: "firstBid",
          causeId: idOfName("a bid"),
          earnedAt: "2026-03-02T09:00:00.000Z",
        },
      },
    ],
  },
  {
    stream: "settings-platform",
    events: [
      { type: "SettingsChanged", data: { changedBy: idOfName("admin"), changes: { commissionBasisPoints: 1_200 } } },
    ],
  },
  {
    stream: `preferences-${idOfName("sara")}`,
    events: [
      {
        type: "NotificationPreferencesChanged",
        data: { userId: idOfName("sara"), changes: { auctions: { email: false } } },
      },
    ],
  },
  ...doings,
  {
    stream: `secondFactor-${idOfName("sara")}`,
    events: [
      {
        type: "TotpAdded",
        data: {
          userId: idOfName("sara"),
          factorId: idOfName("app"),
          secret: personal(idOfName("sara"), "JBSWY3DPEHPK3PXP"),
          step: 1,
        },
      },
    ],
  },
  {
    stream: `dataExport-${idOfName("sara")}`,
    events: [
      {
        type: "DataExportRequested",
        data: { userId: idOfName("sara"), exportId: idOfName("copy"), requestedAt: ENDS_AT },
      },
    ],
  },
  { stream: `inbox-${idOfName("sara")}`, events: [noticed("sara", "more", "outbid", { artworkId: workId("dune") })] },
  { stream: `inbox-${idOfName("sara")}`, events: [{ type: "AllNoticesRead", data: { userId: idOfName("sara") } }] },
  {
    stream: `inbox-${idOfName("sara")}`,
    events: [{ type: "NoticeDeleted", data: { userId: idOfName("sara"), noticeId: idOfName("more sara") } }],
  },
];
