/** Names of the jobs that the payouts' policies schedule. */
export const COUNT_PAYOUT_DAYS_AGAIN = { queue: "payout", name: "count-payout-days-again" };
