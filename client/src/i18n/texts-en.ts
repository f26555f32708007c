/** The texts of the shell and of the pages that people arrive at, by the path of their file. */
export const texts = import.meta.glob<Record<string, unknown>>(
  [
    "../{app,ui}/**/*.en.json",
    "../lib/{asked,collecting,marks,share,why}/*.en.json",
    "../features/{artwork,auction,home}/*.en.json",
  ],
  { eager: true, import: "default" },
);
