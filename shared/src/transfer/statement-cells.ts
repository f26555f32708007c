const SEPARATORS = ["\t", ";", ","] as const;

/** The separator that stands most often outside quotes in the first rows. */
const separatorOf = (text: string): string => {
  const start = text.slice(0, 4_000).replace(/"[^"]*"/g, "");
  const counted = SEPARATORS.map((separator) => ({ separator, count: start.split(separator).length }));
  return counted.reduce((most, one) => (one.count > most.count ? one : most)).separator;
};

/** The cells of a table in CSV (RFC 4180: quotes, doubled quotes, line breaks within quotes) or copied with tabs. No empty rows. */
export const cellsOf = (table: string): string[][] => {
  const text = table.replace(/^\uFEFF/, "");
  const separator = separatorOf(text);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let isQuoted = false;
  const endRow = (): void => {
    row.push(cell.trim());
    if (row.some((one) => one !== "")) rows.push(row);
    row = [];
    cell = "";
  };
  for (let place = 0; place < text.length; place += 1) {
    const letter = text.charAt(place);
    if (isQuoted && letter === '"' && text[place + 1] === '"') {
      cell += '"';
      place += 1;
    } else if (letter === '"' && (isQuoted || cell.trim() === "")) isQuoted = !isQuoted;
    else if (!isQuoted && letter === separator) {
      row.push(cell.trim());
      cell = "";
    } else if (!isQuoted && letter === "\n") endRow();
    else if (letter !== "\r") cell += letter;
  }
  endRow();
  return rows;
};
