const SHORTEST = 3;
const LONGEST = 30;

/**
 * Usernames for somebody who chose none, the first one that is free being theirs: their name, then their name with ever
 * more of their id. The same person gets the same ones again.
 */
export const derivedUsernames = (name: string, userId: string): string[] => {
  const letters = name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "_")
    .replace(/^_+|_+$/g, "");
  const id = userId.replaceAll("-", "");
  const own = letters.length >= SHORTEST ? [letters.slice(0, LONGEST)] : [];
  const stem = letters.slice(0, LONGEST - 1 - 12) || "member";
  return [...own, ...[4, 8, 12].map((digits) => `${stem}_${id.slice(0, digits)}`)];
};
