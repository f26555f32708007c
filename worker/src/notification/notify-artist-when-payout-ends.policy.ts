import type { Policy } from "@naqsh/shared/kernel/policy";
import type { PayoutConfirmed, PayoutFailed } from "@naqsh/shared/payout";
import { noticeTo } from "./notice";

/** An artist hears that they were paid once the bank has done so, and not before. */
export const notifyArtistWhenPayoutEnds: Policy<PayoutConfirmed | PayoutFailed> = {
  name: "notify-artist-when-payout-ends",
  handles: ["PayoutConfirmed", "PayoutFailed"],
  onMoneyPath: false,
  react: (event) => {
    const { artistId, amount } = event.data;
    const kind = event.type === "PayoutConfirmed" ? "payoutMade" : "payoutFailed";
    return [noticeTo(artistId, kind, { amount }, event)];
  },
};
