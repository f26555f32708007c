import type { ArtworkCard } from "@naqsh/shared/artwork";
import type { ComponentType, ReactNode } from "react";

/** A row of works that concern the reader, on the home page: it tells when it has its final height. */
export type OwnRowProps = {
  Card: ComponentType<{ work: ArtworkCard; sizes?: string; foot?: ReactNode }>;
  onSettled: () => void;
};

export const OWN_ROW_SHOWN = 4;
export const OWN_ROW_SIZES = "(max-width: 1023px) 44vw, 240px";
