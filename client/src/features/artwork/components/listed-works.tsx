import type { ArtworkCard } from "@naqsh/shared/artwork";
import type { ReactNode } from "react";
import { WorkGrid } from "./work-grid";
import { WorkList } from "./work-list";

type ListedWorksProps = {
  works: ArtworkCard[];
  layout: "grid" | "list";
  /** What stands below each. */
  renderFoot: (work: ArtworkCard) => ReactNode;
};

/** Works that somebody gathered, as a grid or as rows. */
export const ListedWorks = ({ works, layout, renderFoot }: ListedWorksProps) =>
  layout === "grid" ? (
    <WorkGrid works={works} renderFoot={renderFoot} />
  ) : (
    <WorkList works={works} renderFoot={renderFoot} />
  );
