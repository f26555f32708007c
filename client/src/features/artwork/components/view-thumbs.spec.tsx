import { artworkImage } from "@naqsh/shared/testing/artwork-image";
import { beforeAll, expect, it } from "vitest";
import { startI18n } from "../../../i18n/i18n";
import { markupOf } from "../../../server/markup-of";
import { ViewThumbs } from "./view-thumbs";

beforeAll(() => startI18n("ar"));

it("asks for no small view ahead of the work itself, and in AVIF of the narrowest", async () => {
  const image = artworkImage({ base: "ab12", widths: [320, 640] });
  const further = artworkImage({ base: "cd34", widths: [320, 640] });
  const markup = await markupOf(
    <ViewThumbs
      image={image}
      views={["whole", "upper", "lower", "picture:back"]}
      pictures={[{ id: "back", role: "back", image: further, tiles: null }]}
      details={{ upper: { x: 34, y: 32 }, lower: { x: 66, y: 70 } }}
      value="whole"
      onChange={() => undefined}
    />,
  );
  expect(markup).not.toContain('rel="preload"');
  expect(markup.match(/<img [^>]*loading="lazy"/g)).toHaveLength(4);
  expect(
    markup.match(/<source type="image\/avif" srcSet="\/images\/\w+-320\.avif 320w[^"]*" sizes="60px"/g),
  ).toHaveLength(4);
});
