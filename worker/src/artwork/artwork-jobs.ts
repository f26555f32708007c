/** Where the artwork's policies and jobs meet. */
export const MAKE_RENDITIONS = { queue: "media", name: "make-renditions" };
export const RETURN_ORPHAN_CONSIGNMENT = { queue: "artwork", name: "return-orphan-consignment" };
