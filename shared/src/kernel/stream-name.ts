/** `<category>-<id>`; the category holds no dash. */
export const streamName = (category: string, id: string): string => `${category}-${id}`;

export const categoryOf = (stream: string): string => stream.slice(0, stream.indexOf("-"));

export const idOf = (stream: string): string => stream.slice(stream.indexOf("-") + 1);
