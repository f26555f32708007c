import type { ArtworkCard as Work } from "@naqsh/shared/artwork";
import type { ReactNode } from "react";
import { ratioOf } from "../../../ui/artwork-image";
import { Masonry, PHONE_COLUMNS } from "../../../ui/masonry";
import { useIsMobile } from "../../../ui/use-is-mobile";
import { WorkCard } from "./work-card";

type WorkGridProps = {
  works: Work[];
  wide?: number;
  /** It stands below the first view on a phone, whose largest picture is another. */
  isBelowOnPhone?: boolean;
  /** The title with something marked in it. */
  renderTitle?: (work: Work) => ReactNode;
  /** What stands below a card's facts; null for nothing. */
  renderDetail?: (work: Work) => ReactNode;
  /** What stands below a card instead of the hearts. */
  renderFoot?: (work: Work) => ReactNode;
};

/** Lines of a detail, as high as badges. */
const DETAIL_LINES = 2;

/** Works hung in columns, each in its own ratio. */
export const WorkGrid = ({ works, wide = 3, isBelowOnPhone = false, ...renders }: WorkGridProps) => {
  const isMobile = useIsMobile();
  // What is asked for ahead of the rest is what a first row shows: more has the largest picture wait on a slow line.
  const onPhone = isBelowOnPhone ? 0 : PHONE_COLUMNS;
  const first = isMobile ? onPhone : wide;
  return (
    <Masonry
      wide={wide}
      items={works.map((work, index) => {
        const detail = renders.renderDetail?.(work);
        return {
          key: work.id,
          ratio: 1 / ratioOf(work.image),
          badges: Number(work.featured) + Number(work.verified) + (detail ? DETAIL_LINES : 0),
          node: (
            <WorkCard
              work={work}
              isFirst={index < first}
              detail={detail}
              {...(renders.renderFoot ? { foot: renders.renderFoot(work) } : {})}
              {...(renders.renderTitle ? { heading: renders.renderTitle(work) } : {})}
            />
          ),
        };
      })}
    />
  );
};
