/** A card that Stripe keeps for its person, as Stripe tells it: an item of POST /api/my-cards. */
export type KeptCard = {
  id: string;
  /** As Stripe names it: `visa`, `mada`. */
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
};
