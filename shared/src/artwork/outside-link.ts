/** The links of a work that lead out of the shop, by the names of their fields. */
export const LINK_KINDS = ["videoUrl", "virtualTourUrl"] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

/** The hosts that each kind may lead to (docs/rules.md#works); a host's own subdomains are other hosts. */
export const LINK_HOSTS: Record<LinkKind, readonly string[]> = {
  videoUrl: [
    "www.youtube.com",
    "youtube.com",
    "m.youtube.com",
    "youtu.be",
    "vimeo.com",
    "www.vimeo.com",
    "player.vimeo.com",
  ],
  virtualTourUrl: ["my.matterport.com", "kuula.co", "www.kuula.co", "sketchfab.com", "artsandculture.google.com"],
};

/** What people call those hosts, for texts. */
export const LINK_HOST_NAMES: Record<LinkKind, string> = {
  videoUrl: "YouTube, Vimeo",
  virtualTourUrl: "Matterport, Kuula, Sketchfab, Google Arts & Culture",
};

/**
 * A link as it is kept, from an address as it was written; null if it is none, is not encrypted, carries a name or a port,
 * or leads to a host that is not known for its kind.
 */
export const outsideLinkFrom = (kind: LinkKind, written: string): string | null => {
  const address = written.trim();
  if (!URL.canParse(address)) return null;
  const { protocol, host, username, password, href } = new URL(address);
  const isPlain = protocol === "https:" && username === "" && password === "";
  return isPlain && LINK_HOSTS[kind].includes(host) ? href : null;
};
