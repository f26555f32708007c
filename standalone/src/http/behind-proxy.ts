import { readerAddress } from "@naqsh/shared/platform/http/trusted-proxies";
import type { TrustedProxies } from "@naqsh/shared/platform/http/trusted-proxies";
import type Koa from "koa";

/** Readers behind a trusted proxy are known by their own addresses, not by its one. */
export const behindProxy =
  (proxies: TrustedProxies): Koa.Middleware =>
  (context, next) => {
    context.request.ip = readerAddress(context.req, proxies);
    return next();
  };
