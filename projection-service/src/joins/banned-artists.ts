import type { Views } from "../views";

/** More than are ever suspended at once; the filter that follows from them stays small. */
const MOST_BANNED = 1_000;

/** The artists whose works have left the marketplace, while their ban lasts. */
export const bannedArtists = async ({ people }: Pick<Views, "people">): Promise<string[]> => {
  const found = await people.find({ index: "byStanding", equals: ["banned", "artist"], limit: MOST_BANNED });
  return found.documents.map(({ key }) => key);
};
