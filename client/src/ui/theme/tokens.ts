/** The palette of both themes. tokens.css declares the same values as custom properties; a spec holds the two together. */
export const lightTokens = {
  bg: "#fdfcfb",
  surface: "#ffffff",
  sunken: "#f9f7f5",
  wall: "#f3f0ec",
  "wall-2": "#ece8e2",
  ink: "#1a1613",
  "ink-2": "#625b53",
  "ink-3": "#777068",
  line: "#e6e2dc",
  "line-strong": "#7f7770",
  primary: "#4f2b76",
  "primary-hover": "#381d56",
  "on-primary": "#ffffff",
  "primary-soft": "#f0e6fa",
  link: "#6b3f9b",
  palm: "#1e6a49",
  "palm-soft": "#d4f2e0",
  madder: "#a7262b",
  "madder-soft": "#ffe0df",
  saffron: "#f0ac3d",
  "saffron-ink": "#834c0d",
  "saffron-soft": "#ffedc7",
  sea: "#156195",
} as const;

export type TokenName = keyof typeof lightTokens;

export const darkTokens: Record<TokenName, string> = {
  bg: "#110d0b",
  surface: "#1a1613",
  sunken: "#161210",
  wall: "#241f1c",
  "wall-2": "#1f1a17",
  ink: "#f3f0ec",
  "ink-2": "#a8a29a",
  "ink-3": "#a8a29a",
  line: "#2e2925",
  "line-strong": "#7f7770",
  primary: "#caaaee",
  "primary-hover": "#e0ccf6",
  "on-primary": "#231136",
  "primary-soft": "#231136",
  link: "#caaaee",
  palm: "#7fcfa4",
  "palm-soft": "#08271a",
  madder: "#f89996",
  "madder-soft": "#400c0f",
  saffron: "#fac871",
  "saffron-ink": "#fac871",
  "saffron-soft": "#412307",
  sea: "#7bc5ef",
};

/** Under this width the mobile layout stands. */
export const BREAKPOINTS = { xs: 0, sm: 480, md: 768, lg: 1024, xl: 1280 } as const;

export const MOBILE_QUERY = "(max-width: 767.95px)";
