import { allWrites } from "@naqsh/shared/endpoints";
import { createRouteTable } from "@naqsh/shared/platform/http/route-table";
import type { Endpoint } from "@naqsh/shared/kernel/endpoint";
import type Koa from "koa";
import { refuse } from "./refuse";

const writes = createRouteTable(
  Object.values<Readonly<Record<string, Endpoint>>>(allWrites)
    .flatMap((ofModule) => Object.values(ofModule))
    .flatMap(({ method, path, aliases = [] }) => [path, ...aliases].map((one) => ({ method, path: one, entry: one }))),
);

/** Refuses a path that nothing is read at: 405 with what it knows if it takes commands alone, 404 else (RFC 9110, 15.5.6). */
export const refuseUnknownPath = (context: Koa.ParameterizedContext): void => {
  const methods = writes.methodsOf(context.path);
  if (methods.length === 0) return refuse(context, { code: "NOT_FOUND" });
  context.set("Allow", methods.join(", "));
  refuse(context, { code: "METHOD_NOT_ALLOWED" });
};
