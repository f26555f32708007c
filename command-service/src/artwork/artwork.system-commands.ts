import { passedTo, type SystemCommands } from "../system-commands";
import { artworkDecider } from "./artwork.decider";

export const artworkSystemCommands = {
  RecordRenditions: passedTo(artworkDecider),
  RecordFingerprint: passedTo(artworkDecider),
  ReturnConsignedArtwork: passedTo(artworkDecider),
  TakeOffSale: passedTo(artworkDecider),
  ReleaseReservation: passedTo(artworkDecider),
  MarkArtworkSold: passedTo(artworkDecider),
} satisfies SystemCommands;
