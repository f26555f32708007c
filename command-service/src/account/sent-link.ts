import type { Instant } from "@naqsh/shared/kernel/instant";

/** What is known of the links that letters carried: a request, the digests of its secrets, and until when they are good. */
export type SentLinks = { requestId: string; digests: readonly string[]; expiresAt: Instant };

/** A letter that is written once more, since its first try failed, has another secret; both may have arrived. */
export const withLink = (
  links: SentLinks | null,
  { requestId, digest, expiresAt }: { requestId: string; digest: string; expiresAt: Instant },
): SentLinks => {
  const before = links?.requestId === requestId ? links.digests : [];
  return { requestId, digests: [...before, digest], expiresAt };
};

/** Whether a link is one of them, and still good; each is used up by what it was for. */
export const isGoodLink = (links: SentLinks | null, digest: string, now: Instant): boolean =>
  links !== null && links.expiresAt > now && links.digests.includes(digest);
