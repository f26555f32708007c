import { madePersonal } from "../kernel/personal";
import type { UpcasterChains } from "../kernel/upcast";

export const artworkUpcasters: UpcasterChains = {
  ArtworkRejected: [madePersonal("note", "artistId")],
};
