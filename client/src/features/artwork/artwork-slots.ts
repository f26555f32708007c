import type { ArtworkDetail } from "@naqsh/shared/artwork";
import type { SavedQuestion } from "@naqsh/shared/search";
import type { ComponentType, RefObject } from "react";

/** What other features draw on the pages of a work. */
export type ArtworkSlots = {
  /** The auction of a work, on the work's page. */
  AuctionPanel: ComponentType<{ artwork: ArtworkDetail }>;
  /** What an artist may do with a work of their own beside revising it. */
  OwnWorkActions: ComponentType<{ artwork: ArtworkDetail }>;
  /** Saves what the marketplace is filtered by. */
  SaveSearch: ComponentType<{ question: SavedQuestion }>;
  /** Tells what is sought in the marketplace, and which work is opened within its results; draws nothing. */
  ToldSearch: ComponentType<{ query: string; hasAnswer: boolean; results: RefObject<HTMLElement | null> }>;
};
