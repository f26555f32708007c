import type { ArtworkCard as Work } from "@naqsh/shared/artwork";
import type { ReactNode } from "react";
import { ratioOf } from "../../../ui/artwork-image";
import { Masonry } from "../../../ui/masonry";
import { WorkCard } from "./work-card";

type WorkGridProps = {
  works: Work[];
  wide?: number;
  /** The title with something marked in it. */
  renderTitle?: (work: Work) => ReactNode;
  /** What stands below a card instead of the hearts. */
  renderFoot?: (work: Work) => ReactNode;
};

/** Works hung in columns, each in its own ratio. */
export const WorkGrid = ({ works, wide = 3, renderFoot, renderTitle }: WorkGridProps) => (
  <Masonry
    wide={wide}
    items={works.map((work, index) => ({
      key: work.id,
      ratio: 1 / ratioOf(work.image),
      node: (
        <WorkCard
          work={work}
          isFirst={index < wide}
          {...(renderFoot ? { foot: renderFoot(work) } : {})}
          {...(renderTitle ? { heading: renderTitle(work) } : {})}
        />
      ),
    }))}
  />
);
