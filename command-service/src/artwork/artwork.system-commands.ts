import { passedTo, type SystemCommands } from "../commands/system-commands";
import { artworkDecider } from "./artwork.decider";

export const artworkSystemCommands = {
  RecordRenditions: passedTo(artworkDecider),
  RecordFingerprint: passedTo(artworkDecider),
  RecordTiles: passedTo(artworkDecider),
  ReturnConsignedArtwork: passedTo(artworkDecider),
  TakeOffSale: passedTo(artworkDecider),
  ReleaseReservation: passedTo(artworkDecider),
  MarkArtworkSold: passedTo(artworkDecider),
  TakeBackSoldArtwork: passedTo(artworkDecider),
} satisfies SystemCommands;
