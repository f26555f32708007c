import { isOnShow } from "../artwork/artwork.state";
import type { CommandDeps } from "../commands/command-deps";

/** Whether everyone may see a work, by what its stream says of it. */
export const isShown = async ({ facts }: Pick<CommandDeps, "facts">, artworkId: string): Promise<boolean> =>
  isOnShow(await facts.artwork(artworkId));
