import type { ArtworkCard as Work } from "@naqsh/shared/artwork";
import { ratioOf } from "../../../ui/artwork-image";
import { Masonry } from "../../../ui/masonry";
import { WorkCard } from "./work-card";

/** Works hung in columns, each in its own ratio. */
export const WorkGrid = ({ works, wide = 3 }: { works: Work[]; wide?: number }) => (
  <Masonry
    wide={wide}
    items={works.map((work, index) => ({
      key: work.id,
      ratio: 1 / ratioOf(work.image),
      node: <WorkCard work={work} isFirst={index < wide} />,
    }))}
  />
);
