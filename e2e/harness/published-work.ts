import { artworkForm } from "@naqsh/standalone/testing/shop-in-test";
import type { JourneyShop } from "./journey-shop";
import { signInByApi } from "./people";
import { ADMINISTRATOR } from "./shop";

/** Submits a work for whoever the cookie is of, with a picture or one of one colour, and lets it through, by the calls that the screens make. Gives its id. */
export const publishWork = async (
  shop: Pick<JourneyShop, "url" | "settled">,
  cookie: string,
  title: string,
  picture?: Blob,
): Promise<string> => {
  const send = async (path: string, as: string, body: FormData | string): Promise<{ id: string }> => {
    const json = typeof body === "string" ? { "content-type": "application/json" } : {};
    const headers = { cookie: as, "idempotency-key": crypto.randomUUID(), ...json };
    const response = await fetch(`${shop.url}${path}`, { method: "POST", headers, body });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    await shop.settled();
    return (await response.json()) as { id: string };
  };
  const form = await artworkForm(title);
  if (picture) form.set("image", picture);
  const { id } = await send("/api/artworks", cookie, form);
  await send(`/api/admin/artworks/${id}/approve`, await signInByApi(shop.url, ADMINISTRATOR), "{}");
  return id;
};
