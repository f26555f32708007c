const NAMES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A text as it stands in an element or in an attribute between double quotes. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => NAMES[sign] ?? sign);
