import { api } from "../api";
import type { MarkKind } from "./mark-batch";

type Sending = Record<MarkKind, (id: string) => Promise<unknown>>;

const add: Sending = {
  follow: (artistId) => api.post("/api/follows/follow", { body: { artistId } }),
  like: (artworkId) => api.post("/api/likes", { body: { artworkId } }),
  wish: (artworkId) => api.post("/api/wishlist", { body: { artworkId } }),
  reminder: (auctionId) => api.post("/api/reminders", { body: { auctionId } }),
};

const takeBack: Sending = {
  follow: (artistId) => api.post("/api/follows/unfollow", { body: { artistId } }),
  like: (id) => api.delete("/api/likes/:id", { params: { id } }),
  wish: (id) => api.delete("/api/wishlist/:id", { params: { id } }),
  reminder: (id) => api.delete("/api/reminders/:id", { params: { id } }),
};

/** Marks something, or takes the mark back. */
export const sendMark = (kind: MarkKind, id: string, isMarked: boolean): Promise<unknown> =>
  (isMarked ? add : takeBack)[kind](id);
