/** Carries a command's position, sealed, to the queries that must have seen it; a query that has answers with the same. */
export const POSITION_HEADER = "Naqsh-Position";
/** The server's clock when it answered, milliseconds since the epoch. */
export const TIME_HEADER = "Naqsh-Time";
/** A UUID that the client made for a command and keeps until it has an answer. */
export const IDEMPOTENCY_HEADER = "Idempotency-Key";
