import { TERMS_VERSION, type AccountRole } from "@naqsh/shared/account";
import { instantFromMs } from "@naqsh/shared/kernel/instant";
import { openPersonal } from "@naqsh/shared/platform/event-codec/open-personal";
import type { Clock } from "@naqsh/shared/platform/ports/clock";
import type { PersonalKeys } from "@naqsh/shared/platform/ports/personal-keys";
import { tableFrom, type NotificationTable } from "@naqsh/shared/preferences";
import { SETTINGS_STREAM_ID, type PlatformSettings } from "@naqsh/shared/settings";
import { isInForce } from "../account/account-ban.decider";
import { accountDecider, openUnpaidWins } from "../account/account.decider";
import { artworkDecider } from "../artwork/artwork.decider";
import type { Artwork } from "../artwork/artwork.state";
import type { CommandHandler } from "../handler/handle-command";
import { orderDecider } from "../order/order.decider";
import type { Transfer } from "../order/order.state";
import { cardCustomerDecider } from "../card/card-customer.decider";
import { preferencesDecider } from "../preferences/preferences.decider";
import { createSaleFacts, type SaleFacts } from "./sale-facts";
import { settingsDecider } from "../settings/settings.decider";

export type AccountFacts = {
  role: AccountRole;
  emailVerified: boolean;
  /** The terms and privacy texts that are in force now. */
  hasAcceptedTerms: boolean;
  banned: { reason: string | null } | null;
  /** Asked for their account to be deleted. */
  isLeaving: boolean;
  openUnpaidWins: number;
};

/** What decisions about one stream may know of others: folds of those streams, a moment old at most, never views. */
export type Facts = SaleFacts & {
  /** Null for an unknown or erased account. */
  account: (userId: string) => Promise<AccountFacts | null>;
  artwork: (artworkId: string) => Promise<Artwork>;
  isOrderPaid: (orderId: string) => Promise<boolean>;
  /** Whose payment by bank transfer it is, and what came of it; null if the order has no such payment. */
  transfer: (orderId: string, paymentId: string) => Promise<{ buyerId: string; lines: Transfer["lines"] } | null>;
  /** Under which id the payment provider keeps a person's cards; null while it keeps none. */
  cardCustomer: (userId: string) => Promise<string | null>;
  settings: () => Promise<PlatformSettings>;
  /** What a person wants to be told, and how. */
  notificationTable: (userId: string) => Promise<NotificationTable>;
  /** What a person last said of the newsletter when they accepted the terms. */
  takesNewsletter: (userId: string) => Promise<boolean>;
};

/** Categories of the streams that these are folded from. */
export const FACTS_OF = [
  accountDecider,
  artworkDecider,
  orderDecider,
  cardCustomerDecider,
  settingsDecider,
  preferencesDecider,
].map(({ streamCategory }) => streamCategory);

export const createFacts = (
  { readState, readFresh }: Pick<CommandHandler, "readState" | "readFresh">,
  { clock, keys }: { clock: Clock; keys: PersonalKeys },
): Facts => ({
  ...createSaleFacts({ readFresh }, keys),
  account: async (userId) => {
    const account = await readState(accountDecider, userId);
    if (account.status !== "active") return null;
    const { role, emailVerified, banned } = account;
    const open = account.unpaidWins.length === 0 ? 0 : openUnpaidWins(account, instantFromMs(clock.now()));
    const ban = banned && isInForce(banned, instantFromMs(clock.now())) ? banned : null;
    const reason = ban && (await openPersonal(keys, ban.reason));
    const isLeaving = account.leaving !== null;
    const hasAcceptedTerms = account.acceptedTerms === TERMS_VERSION;
    return { role, emailVerified, hasAcceptedTerms, banned: ban && { reason }, isLeaving, openUnpaidWins: open };
  },
  artwork: (artworkId) => readState(artworkDecider, artworkId),
  isOrderPaid: async (orderId) => (await readState(orderDecider, orderId)).status === "paid",
  transfer: async (orderId, paymentId) => {
    const order = await readState(orderDecider, orderId);
    const found = order.status === "unknown" ? undefined : order.transfers.get(paymentId);
    return order.status === "unknown" || !found ? null : { buyerId: order.order.buyerId, lines: found.lines };
  },
  cardCustomer: async (userId) => (await readState(cardCustomerDecider, userId)).customerId,
  settings: () => readState(settingsDecider, SETTINGS_STREAM_ID),
  takesNewsletter: async (userId) => {
    const account = await readState(accountDecider, userId);
    return account.status === "active" && account.takesNewsletter;
  },
  notificationTable: async (userId) => tableFrom((await readState(preferencesDecider, userId)).cells),
});
