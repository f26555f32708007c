/** The sizes of running text and headings, in px on a wide screen; tokens.css declares the same values as `--text-…`. */
export const TEXT_SIZES = {
  caption: 13,
  small: 14,
  label: 15,
  body: 16,
  lead: 18,
  heading: 20,
  title: 24,
  page: 36,
} as const;

/** The steps of empty space between things, in px; tokens.css declares the same values as `--space-…`. */
export const SPACES = {
  "2xs": 2,
  xs: 4,
  s: 8,
  m: 12,
  l: 16,
  xl: 24,
  "2xl": 32,
  "3xl": 48,
  "4xl": 72,
} as const;

export type TextSize = keyof typeof TEXT_SIZES;
export type Space = keyof typeof SPACES;
