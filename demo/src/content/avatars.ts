import { readFile } from "node:fs/promises";
import { join } from "node:path";

export const CHOOSE_AVATAR = "/api/user/upload-profile-image";

const FOLDER = "avatars";

/** Where a person's picture is written when it is drawn. */
export const avatarFileOf = (key: string): URL => new URL(`./${FOLDER}/${key}.webp`, import.meta.url);

/** The body of the call that chooses it: the picture as a data URL. */
export const avatarBodyOf = async (key: string, contentFolder: string): Promise<{ profileImage: string }> => {
  const picture = await readFile(join(contentFolder, FOLDER, `${key}.webp`));
  return { profileImage: `data:image/webp;base64,${picture.toString("base64")}` };
};
