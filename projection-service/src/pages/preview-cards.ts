import type { Language } from "@naqsh/shared/kernel/language";
import { cardOfAuction, cardOfWork, digestOfCard, type CardKind, type PreviewCard } from "@naqsh/shared/preview-card";
import type { ArtworkDetail } from "@naqsh/shared/artwork";
import type { AuctionPage } from "@naqsh/shared/auction";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import type Koa from "koa";
import { drawPreviewCard } from "./draw-preview-card";

const PATH = /^\/previews\/(artwork|auctions)\/([0-9a-f-]{36})\/(ar|en)-([0-9a-f]{16})\.jpg$/;
/** A card weighs some 60 KB. */
const MOST_KEPT = 200;
/** Whoever comes while so many wait to be drawn is asked to come again. */
const MOST_WAITING = 16;

export type PreviewCardsPorts = { shopUrl: () => string; logger: Pick<Logger, "error"> };

type Asked = { kind: CardKind; id: string; language: Language };

/** Asked as any visitor asks; null if a visitor finds nothing. */
const askedCard = async (shopUrl: string, { kind, id, language }: Asked): Promise<PreviewCard | null> => {
  const answer = await fetch(`${shopUrl}/api/${kind === "artwork" ? "artworks" : kind}/${id}`);
  if (!answer.ok) return null;
  const found: unknown = await answer.json();
  return kind === "artwork"
    ? cardOfWork(found as ArtworkDetail, language)
    : cardOfAuction(found as AuctionPage, language);
};

/** GET /previews/…: the picture that messengers show of a work or an auction, drawn once for all that it says. */
export const previewCards = ({ shopUrl, logger }: PreviewCardsPorts): Koa.Middleware => {
  const kept = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  /** One after the other: nobody waits for a preview as people wait for a bid. */
  const draw = (card: PreviewCard): Promise<Buffer> => {
    waiting += 1;
    const drawn = last.then(() => drawPreviewCard(card, shopUrl())).finally(() => (waiting -= 1));
    last = drawn.catch(() => undefined);
    return drawn;
  };
  const pictureOf = (card: PreviewCard, digest: string): Promise<Buffer> | null => {
    const known = kept.get(digest);
    kept.delete(digest);
    if (!known && waiting >= MOST_WAITING) return null;
    const picture = known ?? draw(card);
    kept.set(digest, picture);
    picture.catch(() => kept.delete(digest));
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return picture;
  };

  return async (context, next) => {
    const [, kind, id, language, named] = PATH.exec(context.path) ?? [];
    if (kind === undefined || !["GET", "HEAD"].includes(context.method)) return next();
    const card = await askedCard(shopUrl(), { kind, id, language } as Asked);
    if (card === null) return next();
    const digest = digestOfCard(card);
    const drawing = pictureOf(card, digest);
    if (drawing === null) {
      context.set("Retry-After", "5");
      context.status = 503;
      return undefined;
    }
    try {
      context.body = await drawing;
    } catch (error) {
      logger.error({ err: error, path: context.path }, "A preview card could not be drawn");
      return next();
    }
    context.type = "image/jpeg";
    context.etag = digest;
    // What it said when its address was made may be past: then it is looked at again soon.
    context.set("Cache-Control", named === digest ? "public, max-age=31536000, immutable" : "public, max-age=60");
    return undefined;
  };
};
