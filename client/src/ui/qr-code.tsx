import styled from "@emotion/styled";
import QRCode from "qrcode";
import { useMemo } from "react";

/** Light modules around a code, without which readers do not find it. */
const QUIET = 4;

/** A text as a QR code, drawn here: what it holds leaves the page for nobody. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { size, path } = useMemo(() => {
    const { modules } = QRCode.create(text, { errorCorrectionLevel: "M" });
    const dark: string[] = [];
    for (let place = 0; place < modules.data.length; place++) {
      if (!modules.data[place]) continue;
      const [row, column] = [Math.floor(place / modules.size), place % modules.size];
      dark.push(`M${column + QUIET} ${row + QUIET}h1v1h-1z`);
    }
    return { size: modules.size + 2 * QUIET, path: dark.join("") };
  }, [text]);
  return (
    <Code viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} fill="currentColor" />
    </Code>
  );
};

const Code = styled.svg`
  inline-size: 208px;
  block-size: 208px;
  border-radius: var(--r-control);
  /* Dark on light in both themes: readers know no other way round. */
  background: #fff;
  color: #000;
`;
