/** A win that its buyer did not pay; a void can make somebody the buyer twice in one auction. */
type UnpaidWin = { auctionId: string; orderId: string };

/** Whether it is forgiven: one order's win by its age, all wins of an auction by an administrator. */
export const isForgiven = (win: UnpaidWin, forgiven: { auctionId: string; orderId?: string }): boolean =>
  win.auctionId === forgiven.auctionId && (forgiven.orderId === undefined || forgiven.orderId === win.orderId);
