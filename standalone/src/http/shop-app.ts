import { createServer } from "node:http";
import type { Server } from "node:http";
import Koa from "koa";
import { operationsDesk } from "@naqsh/projection-service/operations/operations-desk";
import { previewCards } from "@naqsh/projection-service/pages/preview-cards";
import { siteMap } from "@naqsh/projection-service/pages/site-map";
import { openDrawnPages } from "@naqsh/projection-service/pages/open-drawn-pages";
import { urlOf } from "@naqsh/shared/platform/http/listening";
import { refuseMalformedUrl } from "@naqsh/shared/platform/http/malformed-url";
import { logServerErrors } from "@naqsh/shared/platform/http/client-errors";
import { REQUEST_LIMITS } from "@naqsh/shared/platform/http/request-limits";
import { refuseExpectHeaders } from "@naqsh/shared/platform/http/expect-header";
import { readerAddress } from "@naqsh/shared/platform/http/trusted-proxies";
import type { TrustedProxies } from "@naqsh/shared/platform/http/trusted-proxies";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import { createHttpMeter } from "@naqsh/shared/platform/metrics/http-meter";
import type { EmbeddedProfile } from "../embedded/embedded-profile";
import { protectAnswer } from "./answer-headers";
import { behindProxy } from "./behind-proxy";
import { limitConnections } from "./connection-limit";
import { devMailbox } from "./dev-mailbox";
import { health } from "./health";
import { metrics } from "./metrics";
import { namesLoopback, onlyLoopback } from "./host-check";
import { unknownCall } from "./unknown-call";
import { securityHeaders } from "./security-headers";
import { readIndexHtml, staticClient } from "./static-client";
import { operatedShop } from "../operations/operated-shop";

export type ShopAppOptions = {
  profile: EmbeddedProfile;
  clientFolder: string;
  /** The address that the server listens at. */
  host: string;
  /** Where people reach the site. */
  publicUrl: string;
  /** A demo on the loopback address answers to no other name. */
  onlyLoopback: boolean;
  /** Draws the pages where most people come in before anybody asks. */
  drawsAhead: boolean;
  /** Letters can be read at /dev/mailbox. */
  showsMailbox: boolean;
  secure: boolean;
  /** Cards are taken by Stripe: the pages to pay on may load its form. */
  takesCards?: boolean;
  /** Proxies that stand before this server. */
  trustedProxies: TrustedProxies;
  /** Other servers whose pages may write here. */
  allowedOrigins?: readonly string[];
  logger: Logger;
};

/** One HTTP server: the API of both services, sockets, health, and the client. */
export const createShopServer = (options: ShopAppOptions): Server => {
  const { profile, clientFolder } = options;
  const app = new Koa();
  app.on("error", logServerErrors(options.logger));
  app.use(behindProxy(options.trustedProxies));
  if (options.onlyLoopback) app.use(onlyLoopback);
  app.use(operationsDesk(operatedShop(profile), options));
  app.use(profile.projections.middleware);
  app.use(health(profile));
  const meter = createHttpMeter();
  app.use(metrics(profile, meter));
  app.use(unknownCall);
  app.use(securityHeaders(readIndexHtml(clientFolder), options));
  if (options.showsMailbox) app.use(devMailbox(profile.mailbox));
  const { standing, ownQuestion } = profile.projections;
  const shopUrl = () => urlOf(server, options.host);
  app.use(siteMap({ ...options, shopUrl, now: profile.clock.now }));
  app.use(previewCards({ ...options, shopUrl }));
  const pages = openDrawnPages({
    ...options,
    standing,
    ownQuestion,
    clock: profile.clock,
    shopUrl,
    isStopping: () => !server.listening,
  });
  if (pages) app.use(pages.middleware);
  app.use(staticClient(clientFolder));

  const others = app.callback();
  const server = createServer(REQUEST_LIMITS, (request, response) => {
    protectAnswer(response, options);
    if (refuseMalformedUrl(request, response)) return;
    const isAddressedToUs = !options.onlyLoopback || namesLoopback(request);
    const address = readerAddress(request, options.trustedProxies);
    if (!isAddressedToUs || !profile.commands.answer(request, response, address)) void others(request, response);
  });
  if (pages) {
    server.once("listening", pages.begin);
    server.once("close", () => void pages.stop());
  }
  limitConnections(server, options);
  meter.watch(server);
  refuseExpectHeaders(server);
  if (options.onlyLoopback) {
    server.prependListener("upgrade", (request, socket) => {
      if (!namesLoopback(request)) socket.destroy();
    });
  }
  profile.projections.attach(server);
  return server;
};
