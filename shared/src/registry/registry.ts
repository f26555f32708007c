import { accountTexts, accountUpcasters } from "../account";
import type { AccountEvent, AccountRejection, EmailClaimEvent, UsernameClaimEvent } from "../account";
import { artworkTexts, artworkUpcasters } from "../artwork";
import type { ArtworkEvent, ArtworkRejection } from "../artwork";
import { auctionTexts, auctionUpcasters } from "../auction";
import type { AuctionEvent, AuctionRejection } from "../auction";
import type { UpcasterChains } from "../kernel/upcast";
import { notificationTexts, notificationUpcasters } from "../notification";
import type { NotificationEvent, NotificationRejection } from "../notification";
import { operationsTexts } from "../operations";
import type { OperationsEvent, OperationsRejection } from "../operations";
import { orderTexts, orderUpcasters } from "../order";
import type { OrderEvent, OrderRejection } from "../order";
import { edgeTexts } from "../problem";
import type { BilingualText, EdgeRejection } from "../problem";

/** Every event that the log can hold. */
export type NaqshEvent =
  | AccountEvent
  | EmailClaimEvent
  | UsernameClaimEvent
  | ArtworkEvent
  | AuctionEvent
  | OrderEvent
  | NotificationEvent
  | OperationsEvent;

/** Every refusal that a reader can meet. */
export type NaqshRejection =
  | EdgeRejection
  | AccountRejection
  | ArtworkRejection
  | AuctionRejection
  | OrderRejection
  | NotificationRejection
  | OperationsRejection;

export type RejectionCode = NaqshRejection["code"];

export const rejectionTexts: Readonly<Record<RejectionCode, BilingualText>> = {
  ...edgeTexts,
  ...accountTexts,
  ...artworkTexts,
  ...auctionTexts,
  ...orderTexts,
  ...notificationTexts,
  ...operationsTexts,
};

export const allUpcasters: UpcasterChains = {
  ...accountUpcasters,
  ...artworkUpcasters,
  ...auctionUpcasters,
  ...orderUpcasters,
  ...notificationUpcasters,
};
