/** Names of the jobs that the policies about kept cards schedule. */
const queue = "order";

export const DELETE_CARD_CUSTOMER = { queue, name: "delete-card-customer" };
