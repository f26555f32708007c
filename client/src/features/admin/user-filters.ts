import { PERSON_STANDINGS } from "@naqsh/shared/moderation";
import type { UserFilters } from "./admin.api";

export const ROLES = ["collector", "artist", "admin"] as const;

/** What the address asks for; what it says wrongly is left out. */
export const filtersFrom = (address: URLSearchParams): UserFilters => ({
  q: address.get("q") ?? "",
  role: ROLES.find((role) => role === address.get("role")) ?? null,
  standing: PERSON_STANDINGS.find((standing) => standing === address.get("standing")) ?? null,
});

/** The address with some filters changed; everything else in it stays. */
export const withFilters = (address: URLSearchParams, changes: Partial<UserFilters>): URLSearchParams => {
  const made = new URLSearchParams(address);
  for (const [name, value] of Object.entries(changes)) {
    if (value) made.set(name, value);
    else made.delete(name);
  }
  return made;
};
