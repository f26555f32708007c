import { ORDER_STATUSES } from "@naqsh/shared/order";
import type { OrderFilters } from "./fulfilment.api";

const SIDES = ["buyer", "artist", "administrator"] as const;

/** What the address asks for; what it says wrongly is left out, and whoever is waited for goes before the status. */
export const filtersFrom = (address: URLSearchParams): OrderFilters => {
  const waitsFor = SIDES.find((side) => side === address.get("waits")) ?? null;
  const status = ORDER_STATUSES.find((one) => one === address.get("status")) ?? null;
  return waitsFor ? { waitsFor, status: null } : { waitsFor: null, status };
};

/** The address with this filter in place of the one before; everything else in it stays. */
export const withFilter = (address: URLSearchParams, { status, waitsFor }: OrderFilters): URLSearchParams => {
  const made = new URLSearchParams(address);
  made.delete("status");
  made.delete("waits");
  if (waitsFor) made.set("waits", waitsFor);
  else if (status) made.set("status", status);
  return made;
};
