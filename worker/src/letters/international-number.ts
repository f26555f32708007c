const COUNTRY = "966";

/** A phone number as it was written, as providers take it; a number without its country is a Saudi one. Null for what is none. */
export const internationalNumber = (written: string): string | null => {
  const compact = written.replace(/[\s-]/g, "").replace(/^00/, "+");
  if (/^\+\d{8,15}$/.test(compact)) return compact;
  const local = /^(?:966|0)?(5\d{8})$/.exec(compact);
  return local ? `+${COUNTRY}${local[1]}` : null;
};
