import { isListed } from "./common-passwords";
import { comparable } from "./password-forms";

/** What a password may be guessed from by somebody who knows the person, or where the password is for. */
export type OwnWords = {
  email: string;
  firstName: string;
  lastName: string;
  latinName?: string | undefined;
  username?: string | undefined;
};

const PRODUCT = ["naqsh", "نقش"];
/** Shorter ones are in every other word. */
const SHORTEST_WORD = 3;
/** As of passwords: what is left without the words has to be one. */
const SHORTEST_REST = 6;

const wordsOf = ({ email, firstName, lastName, latinName = "", username = "" }: OwnWords): string[] => {
  const [mailbox = ""] = email.split("@");
  const texts = [mailbox, username, `${firstName}${lastName}`, `${firstName} ${lastName} ${latinName}`];
  const parts = texts.flatMap((text) => comparable(text).split(/[^\p{L}\p{N}]+/u));
  return [...new Set([email, ...texts, ...parts, ...PRODUCT].map(comparable))]
    .filter((word) => word.length >= SHORTEST_WORD)
    .toSorted((one, other) => other.length - one.length);
};

/** True if a password consists of little but its owner's names or the name of this site. */
export const isPersonalPassword = (password: string, own: OwnWords): boolean => {
  const whole = comparable(password);
  let rest = whole;
  for (const word of wordsOf(own)) rest = rest.replaceAll(word, " ");
  if (rest === whole) return false;
  const left = rest.replace(/[^\p{L}\p{N}]+/gu, "");
  return left.length < SHORTEST_REST || isListed(left);
};
