import { Document, Page, renderToBuffer, View } from "@react-pdf/renderer";
import { PDF_FONT, registerPdfFonts } from "@naqsh/projection-service/invoice/pdf/pdf-fonts";
import { autoText, bothTexts, codeText, labelledRow } from "@naqsh/projection-service/invoice/pdf/pdf-text";
import { createElement as h } from "react";
import { demoArtists } from "../content/artists";
import type { DemoArtwork } from "../content/demo-artwork";

const CENTRED = { textAlign: "center" } as const;
const TITLE = { fontSize: 22, fontWeight: 700 } as const;
const NOTICE = { fontSize: 12, fontWeight: 700, color: "#8a2f1d" } as const;

/** The paper that an artist gives with a work, as a PDF: what it says of the work, and that it is made up. */
export const certificateOf = async ({ artist, title, medium, ...work }: DemoArtwork): Promise<Buffer> => {
  registerPdfFonts();
  const { firstName, lastName } = demoArtists.find(({ key }) => key === artist)!;
  const name = { ar: `${firstName.ar} ${lastName.ar}`, en: `${firstName.en} ${lastName.en}` };
  const page = { padding: 56, gap: 26, fontFamily: PDF_FONT, fontSize: 11, color: "#1a1613" };
  return renderToBuffer(
    h(
      Document,
      { title: `${title.ar} · ${title.en}` },
      h(
        Page,
        { size: "A4", style: page },
        h(View, { style: { gap: 4 } }, ...bothTexts({ ar: "شهادة أصالة", en: "Certificate of authenticity" }, TITLE)),
        h(
          View,
          { style: { gap: 4, padding: 12, border: "1pt solid #8a2f1d" } },
          ...bothTexts(
            { ar: "نموذج من محتوى تجريبي: لا يشهد بشيء", en: "A specimen of demo content: it certifies nothing" },
            NOTICE,
          ),
        ),
        h(
          View,
          { style: { gap: 12 } },
          labelledRow({ ar: "العمل", en: "Work" }, {}, ...bothTexts(title)),
          labelledRow({ ar: "الفنان", en: "Artist" }, {}, ...bothTexts(name)),
          labelledRow({ ar: "الخامة", en: "Medium" }, {}, ...bothTexts(medium)),
          labelledRow(
            { ar: "المقاس (الارتفاع × العرض، سم)", en: "Size (height × width, cm)" },
            {},
            codeText(`${work.heightCm} × ${work.widthCm}`, CENTRED),
          ),
          labelledRow({ ar: "السنة", en: "Year" }, {}, codeText(String(work.year), CENTRED)),
        ),
        autoText("العمل والفنان من نسج الخيال، وهذه الورقة تُري أين تقف أوراق الأعمال.", CENTRED),
        autoText("The work and its artist are made up. This paper shows where papers of works are found.", CENTRED),
      ),
    ),
  );
};
