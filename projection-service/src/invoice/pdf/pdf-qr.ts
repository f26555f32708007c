import { Path, Svg } from "@react-pdf/renderer";
import QRCode from "qrcode";
import { createElement as h } from "react";
import type { ReactElement } from "react";

/** Light modules around a code, without which readers do not find it. */
const QUIET = 4;

/** A text as a QR code so many points wide, drawn in lines that stay sharp at any size. */
export const pdfQr = (text: string, width: number): ReactElement => {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: "M" });
  const size = modules.size + 2 * QUIET;
  const dark: string[] = [];
  for (let place = 0; place < modules.data.length; place++) {
    if (!modules.data[place]) continue;
    const [row, column] = [Math.floor(place / modules.size), place % modules.size];
    dark.push(`M${column + QUIET} ${row + QUIET}h1v1h-1z`);
  }
  return h(
    Svg,
    { viewBox: `0 0 ${size} ${size}`, style: { width, height: width } },
    h(Path, { d: dark.join(" "), fill: "#000" }),
  );
};
