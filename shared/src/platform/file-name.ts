const PART = "[A-Za-z0-9][A-Za-z0-9._-]{0,127}";
const NAME = new RegExp(`^${PART}(/${PART}){0,3}$`);

/** Up to four parts of letters, digits, dots, dashes and underscores, none beginning with a dot. */
export const isFileName = (name: string): boolean => NAME.test(name);

export const notAFileName = (name: string): TypeError => new TypeError(`Not a file's name: ${name.slice(0, 80)}`);
