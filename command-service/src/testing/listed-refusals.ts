import type { Endpoint } from "@naqsh/shared/kernel/endpoint";
import { createRouteTable, pathOfTarget } from "@naqsh/shared/platform/http/route-table";
import { allWrites, refusalsOf } from "@naqsh/shared/endpoints";
import type { RejectionCode } from "@naqsh/shared/registry";

/** Every endpoint that writes. */
export const WRITES: readonly Endpoint<RejectionCode>[] = Object.values(allWrites).flatMap(
  (endpoints): Endpoint<RejectionCode>[] => Object.values(endpoints),
);

const table = createRouteTable(
  WRITES.flatMap((endpoint) => {
    const { method, path, aliases = [] } = endpoint;
    return [path, ...aliases].map((one) => ({ method, path: one, entry: endpoint }));
  }),
);

/** Fails if a call was refused with a code that its endpoint does not list: what OpenAPI and the client know of it is not true. */
export const expectListed = (method: string, target: string, code: unknown): void => {
  const endpoint = table.find(method, pathOfTarget(target) ?? "")?.entry;
  if (!endpoint || typeof code !== "string") return;
  const listed: readonly string[] = refusalsOf(endpoint);
  if (!listed.includes(code)) throw new Error(`${method} ${endpoint.path} does not list ${code} among its refusals`);
};
