/** Names of the jobs that the artwork's policies schedule. */
export const MAKE_RENDITIONS = { queue: "media", name: "make-renditions" };
export const FINGERPRINT_PICTURE = { queue: "media", name: "fingerprint-picture" };
export const MAKE_TILES = { queue: "media", name: "make-tiles" };
export const RETURN_ORPHAN_CONSIGNMENT = { queue: "artwork", name: "return-orphan-consignment" };
