import { createHash } from "node:crypto";
import helmet from "koa-helmet";
import type Koa from "koa";

const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** The `script-src` entries for the inline scripts of a page. */
export const hashesOfInlineScripts = (html: string): string[] =>
  [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );

type PageOptions = {
  secure: boolean;
  /** Cards are taken by Stripe, whose script and frames come from its own site. */
  takesCards?: boolean;
};

/** Pages that a buyer pays on; the client opens Stripe's form on these alone (`client/src/lib/payment/stripe-page.ts`). */
const PAYING = /^\/checkout\//;

const STRIPE_SCRIPT = "https://js.stripe.com";
const STRIPE_FRAMES = ["https://js.stripe.com", "https://hooks.stripe.com"];
const STRIPE_API = "https://api.stripe.com";

const policyOf = (scripts: readonly string[], { secure }: PageOptions, opensStripe: boolean): Koa.Middleware =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scripts, ...(opensStripe ? [STRIPE_SCRIPT] : [])],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", "data:", "blob:"],
        fontSrc: ["'self'", "data:"],
        connectSrc: ["'self'", ...(opensStripe ? [STRIPE_API] : [])],
        ...(opensStripe && { frameSrc: STRIPE_FRAMES }),
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(secure && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: secure,
  });

/** Headers of the pages: everything comes from here, but Stripe's form if cards are taken; Emotion writes its styles into the page. */
export const securityHeaders = (indexHtml: string, options: PageOptions): Koa.Middleware => {
  const scripts = hashesOfInlineScripts(indexHtml);
  const usual = policyOf(scripts, options, false);
  const paying = options.takesCards ? policyOf(scripts, options, true) : usual;
  return (context, next) => (PAYING.test(context.path) ? paying : usual)(context, next);
};
