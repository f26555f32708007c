/** The texts of the shell and of the pages that people arrive at, by the path of their file. */
export const texts = import.meta.glob<Record<string, unknown>>(
  [
    "../{app,ui}/**/*.ar.json",
    "../lib/{asked,collecting,marks,share,why}/*.ar.json",
    "../features/{artwork,auction,home}/*.ar.json",
  ],
  { eager: true, import: "default" },
);
