/** Every text of the language, by the path of its file. */
export const texts = import.meta.glob<Record<string, unknown>>("../**/*.en.json", { eager: true, import: "default" });
