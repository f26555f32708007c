import type { ArtworkCard as Work } from "@naqsh/shared/artwork";
import type { ReactNode } from "react";
import { CardRow } from "../../../ui/card-row";
import { WorkCard } from "./work-card";

type WorkRowProps = { title: ReactNode; text?: string; link?: ReactNode; works: Work[] };

/** A handful of works side by side. */
export const WorkRow = ({ title, text, link, works }: WorkRowProps) => (
  <CardRow
    title={title}
    {...(text ? { text } : {})}
    {...(link ? { link } : {})}
    cards={works.map((work) => ({
      key: work.id,
      node: <WorkCard work={work} sizes="(max-width: 1023px) 44vw, 320px" />,
    }))}
  />
);
