import type { Views } from "../views";
import { allFound } from "./all-documents";

/** The artists whose works have left the marketplace, while their ban lasts. */
export const bannedArtists = async ({ people }: Pick<Views, "people">): Promise<string[]> => {
  const banned: string[] = [];
  for await (const { key } of allFound(people, { index: "byStanding", equals: ["banned", "artist"] })) banned.push(key);
  return banned;
};
