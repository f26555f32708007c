import type { KnownAddress } from "@naqsh/shared/address";

/** An address of the book: it has an id and a name. */
export type KeptAddress = KnownAddress & { id: string; name: string };
