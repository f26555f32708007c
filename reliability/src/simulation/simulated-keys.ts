import { createHash } from "node:crypto";
import { PersonErased, type PersonalKeys } from "@naqsh/shared/platform/ports/personal-keys";

/** Keys in memory, which outlive the runs that use them; the same seed gives the same keys. */
export const createSimulatedKeys = (seed: string): PersonalKeys => {
  const keys = new Map<string, Uint8Array | null>();
  const secretOf = (name: string): Uint8Array => createHash("sha256").update(`${seed}/${name}`).digest();
  return {
    obtain: async (person) => {
      const kept = keys.get(person);
      if (kept === null) throw new PersonErased(person);
      const key = kept ?? secretOf(`person/${person}`);
      keys.set(person, key);
      return key;
    },
    find: async (person) => keys.get(person) ?? null,
    destroy: async (person) => void keys.set(person, null),
    platformSecret: async (purpose) => secretOf(`platform/${purpose}`),
    close: async () => undefined,
  };
};
