import { isNowhere, isPublicPage } from "@naqsh/shared/first-view";
import type Koa from "koa";

/** A public page that is not drawn, or what says that there is none: the gateway answers in its place with the page that draws itself. */
export const undrawnPages: Koa.Middleware = (context, next) => {
  if (!isPublicPage(context.path) && !isNowhere(context.path)) return next();
  context.status = 503;
  return undefined;
};
