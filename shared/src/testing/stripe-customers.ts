import { answered, missing } from "./stripe-answer";
import type { StripeAnswer } from "./stripe-answer";

type CardAtStripe = { id: string; object: "payment_method"; type: "card"; customer: string; card: object };

/** Customers with the cards that are kept for them. */
export class StripeCustomers {
  /** By the customer's id; one that was deleted is gone. */
  readonly cards = new Map<string, CardAtStripe[]>();
  #made = 0;

  take(method: string, [, , what, id = "", step]: readonly string[], metadata: Record<string, string>): StripeAnswer {
    if (what === "payment_methods") return this.#detach(id);
    if (id === "" && method === "POST") return this.#open(metadata);
    const cards = this.cards.get(id);
    if (!cards) return missing("customer", id);
    if (step === "payment_methods")
      return answered(200, {
        object: "list",
        data: cards,
        has_more: false,
        url: `/v1/customers/${id}/payment_methods`,
      });
    if (method === "DELETE") this.cards.delete(id);
    return answered(200, { id, object: "customer", deleted: method === "DELETE" });
  }

  #open(metadata: Record<string, string>): StripeAnswer {
    this.#made += 1;
    const id = `cus_${this.#made}peer`;
    this.cards.set(id, []);
    return answered(200, { id, object: "customer", metadata });
  }

  #detach(id: string): StripeAnswer {
    for (const [customer, cards] of this.cards) {
      const [card] = cards.filter((one) => one.id === id);
      if (!card) continue;
      this.cards.set(
        customer,
        cards.filter((one) => one !== card),
      );
      return answered(200, { ...card, customer: null });
    }
    return missing("payment_method", id);
  }

  has(customer: string, card: string): boolean {
    return this.cards.get(customer)?.some(({ id }) => id === card) ?? false;
  }

  /** What Stripe does with a card that its buyer agreed to have kept. */
  keep(customer: string, brand: string): void {
    const cards = this.cards.get(customer);
    if (!cards) throw new Error(`Stripe knows no ${customer}`);
    const card = { brand, last4: "4242", exp_month: 4, exp_year: 2030 };
    const id = `pm_${customer}${cards.length + 1}`;
    cards.unshift({ id, object: "payment_method", type: "card", customer, card });
  }
}
