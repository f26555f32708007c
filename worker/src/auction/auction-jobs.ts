/** Names of the jobs that the auction's policies schedule. */
const queue = "auction";

export const OPEN_AUCTION = { queue, name: "open-auction" };
export const BEGIN_CLOSING = { queue, name: "begin-closing" };
export const CLOSE_AUCTION = { queue, name: "close-auction" };
export const EXPIRE_OFFER = { queue, name: "expire-offer" };
