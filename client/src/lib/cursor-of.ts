/** Where the next page of a list begins, of the address at which the server has it; null if there is none. */
export const cursorOf = (next: string | null | undefined): string | null =>
  next ? new URLSearchParams(next.slice(next.indexOf("?"))).get("cursor") : null;
