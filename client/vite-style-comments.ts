import type { Plugin } from "vite";

/** A line of a comment within styles: they are text to whoever minifies scripts, and would travel to every reader. */
const COMMENT_LINE = /^[ \t]*\/\*[^*].*\*\/[ \t]*$/gm;

/** Empties the comment lines of our styles, in every build alike: the name of a style is made of its text. */
export const withoutStyleComments = (): Plugin => ({
  name: "naqsh-without-style-comments",
  enforce: "pre",
  transform: (code, id) =>
    /\/client\/src\/.+\.tsx?$/.test(id) ? { code: code.replace(COMMENT_LINE, ""), map: null } : null,
});
