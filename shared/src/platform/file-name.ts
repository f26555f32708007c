const PART = "[A-Za-z0-9][A-Za-z0-9._-]{0,127}";
const NAME = new RegExp(`^${PART}(/${PART}){0,3}$`);

/** Up to four parts of letters, digits, dots, dashes and underscores, none beginning with a dot. */
export const isFileName = (name: string): boolean => NAME.test(name);

export const notAFileName = (name: string): TypeError => new TypeError(`Not a file's name: ${name.slice(0, 80)}`);

const NAMED_BY_CONTENT = /(?:^|\/)([0-9a-f]{64})\.[a-z0-9]+$/;

/** The SHA-256 in the name of a file that is named by its content, in hex; null of any other. */
export const digestInName = (name: string): string | null => NAMED_BY_CONTENT.exec(name)?.[1] ?? null;
