/** Every text of the language, by the path of its file. */
export const texts = import.meta.glob<Record<string, unknown>>("../**/*.ar.json", { eager: true, import: "default" });
