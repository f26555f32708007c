import type { Halalas } from "@naqsh/shared/kernel/money";
import type { OrderCreated } from "@naqsh/shared/order";
import { openPersonal } from "@naqsh/shared/platform/event-codec/open-personal";
import type { PersonalKeys } from "@naqsh/shared/platform/ports/personal-keys";
import { accountDecider } from "../account/account.decider";
import type { ActiveAccount } from "../account/account.state";
import type { CommandHandler } from "../handler/handle-command";
import { orderDecider } from "../order/order.decider";
import { wentBackBy, wentBackOf } from "../order/refund.state";

/** What invoices and payouts know of the two sides of a sale: folds of their streams as the log has them now. */
export type SaleFacts = {
  /** The terms of an order; null for one that there is not. */
  sale: (orderId: string) => Promise<OrderCreated["data"] | null>;
  /**
   * Of what an order owed back under an id: whether it is money beside its price, and what of the payment's price had gone back once
   * it had, in halalas; null if the order told of no such refund.
   */
  refund: (orderId: string, owedAs: string) => Promise<{ isBesidePrice: boolean; wentBack: Halalas | null }>;
  /** What of the price of an order's payment was told as gone back, in halalas. */
  wentBack: (orderId: string, paymentId: string) => Promise<Halalas>;
  /** Null for an unknown or erased account. */
  fullName: (userId: string) => Promise<string | null>;
  /** Where the payouts of a person go; null while they have not said. */
  iban: (userId: string) => Promise<string | null>;
  /** Under which name and number an artist is registered for VAT; null for one who is not. */
  vatRegistration: (userId: string) => Promise<{ name: string; number: string } | null>;
};

export const createSaleFacts = ({ readFresh }: Pick<CommandHandler, "readFresh">, keys: PersonalKeys): SaleFacts => {
  const account = async (userId: string): Promise<ActiveAccount | null> => {
    const found = await readFresh(accountDecider, userId);
    return found.status === "active" ? found : null;
  };
  return {
    sale: async (orderId) => {
      const order = await readFresh(orderDecider, orderId);
      return order.status === "unknown" ? null : order.order;
    },
    refund: async (orderId, owedAs) => {
      const order = await readFresh(orderDecider, orderId);
      if (order.status === "unknown") return { isBesidePrice: false, wentBack: null };
      const isBesidePrice = order.refunds.get(owedAs)?.isBesidePrice === true;
      return { isBesidePrice, wentBack: wentBackBy(order.refunds, owedAs) };
    },
    wentBack: async (orderId, paymentId) => {
      const order = await readFresh(orderDecider, orderId);
      return order.status === "unknown" ? 0 : wentBackOf(order.refunds, paymentId);
    },
    fullName: async (userId) => {
      const found = await account(userId);
      if (found === null) return null;
      const names = [await openPersonal(keys, found.firstName), await openPersonal(keys, found.lastName)];
      return names.filter(Boolean).join(" ") || null;
    },
    iban: async (userId) => {
      const iban = (await account(userId))?.profile.iban ?? null;
      return iban && openPersonal(keys, iban);
    },
    vatRegistration: async (userId) => {
      const registration = (await account(userId))?.profile.vatRegistration ?? null;
      if (registration === null) return null;
      const name = await openPersonal(keys, registration.name);
      const number = await openPersonal(keys, registration.number);
      return name === null || number === null ? null : { name, number };
    },
  };
};
