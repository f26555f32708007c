import { createRequire } from "node:module";
import { Font } from "@react-pdf/renderer";

/** A family that has Arabic and Latin letters, so that a line of both needs no other. */
export const PDF_FONT = "IBM Plex Sans Arabic";

const require = createRequire(import.meta.url);
const REGULAR = require.resolve("@expo-google-fonts/ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf");
const BOLD = require.resolve("@expo-google-fonts/ibm-plex-sans-arabic/700Bold/IBMPlexSansArabic_700Bold.ttf");

let isRegistered = false;

/** Makes the family known to documents, once in a process. Words are never broken: Arabic has no hyphens. */
export const registerPdfFonts = (): void => {
  if (isRegistered) return;
  Font.register({
    family: PDF_FONT,
    fonts: [{ src: REGULAR }, { src: BOLD, fontWeight: 700 }],
  });
  Font.registerHyphenationCallback((word) => [word]);
  isRegistered = true;
};
