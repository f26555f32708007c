import { lookup as lookUp } from "node:dns";
import type { LookupAddress } from "node:dns";
import type { LookupFunction } from "node:net";

/** A hanging process still accepts connections; only its silence shows it. Its address is avoided for this long. */
const AVOIDED_MS = 30_000;

export type ResolveName = (
  hostname: string,
  found: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

export type AddressRotation = {
  /** For new connections. */
  lookup: LookupFunction;
  /** An address that gave no answer. */
  avoid: (address: string | undefined) => void;
};

/** Gives new connections the addresses of a name in rotation; silent addresses come last. */
export const createAddressRotation = (
  resolve: ResolveName = (hostname, found) => lookUp(hostname, { all: true }, found),
): AddressRotation => {
  const avoidedUntilMs = new Map<string, number>();
  let turn = 0;

  const isAvoided = ({ address }: LookupAddress): boolean => (avoidedUntilMs.get(address) ?? 0) > performance.now();

  const rotated = (addresses: readonly LookupAddress[]): LookupAddress[] => {
    const first = turn % Math.max(1, addresses.length);
    turn += 1;
    const inRotation = [...addresses.slice(first), ...addresses.slice(0, first)];
    return [...inRotation.filter((each) => !isAvoided(each)), ...inRotation.filter(isAvoided)];
  };

  return {
    lookup: (hostname, options, callback) =>
      resolve(hostname, (error, found) => {
        const [first, ...others] = error ? [] : rotated(found);
        if (first === undefined) callback(error ?? new Error(`${hostname} has no address`), "");
        else if (options.all) callback(null, [first, ...others]);
        else callback(null, first.address, first.family);
      }),
    avoid: (address) => {
      if (address !== undefined) avoidedUntilMs.set(address, performance.now() + AVOIDED_MS);
    },
  };
};
