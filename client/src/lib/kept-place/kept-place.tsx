import { latePart } from "../../ui/late-part";
import { LatePlace } from "../../ui/late-place";
import type { KeptPlaceProps } from "./kept-in-list";

const KeptInList = latePart(async () => (await import("./kept-in-list")).KeptInList);

/**
 * Keeps the reader's place in a list whose pages come one after the other: whoever comes back to it, also over a reload, finds as
 * much of it there, and the same card where it stood. Stands below the list, once something of it is there; no first view needs it.
 */
export const KeptPlace = (props: KeptPlaceProps) => (
  <LatePlace>
    <KeptInList {...props} />
  </LatePlace>
);
