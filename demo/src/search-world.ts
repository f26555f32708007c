import { artistDocument, workDocument } from "@naqsh/projection-service/search/search-texts";
import type { SearchDocument } from "@naqsh/projection-service/search/search-document";
import { demoArtists, type DemoArtist } from "./content/artists";
import { demoArtworks, type DemoArtwork } from "./content/artworks";
import { madeWorks } from "./made-works";

const namesOf = ({ firstName, lastName, city, bio }: DemoArtist) => ({
  name: `${firstName.ar} ${lastName.ar}`,
  latinName: `${firstName.en} ${lastName.en}`,
  location: city.ar,
  bio: `${bio.ar} ${bio.en}`,
});

const detailsOf = ({ title, description, medium, category, tags, heightCm, widthCm, year, alt }: DemoArtwork) => ({
  title: title.ar,
  titleEn: title.en,
  description: description.ar,
  descriptionEn: description.en,
  category,
  medium: medium.ar,
  mediumEn: medium.en,
  dimensions: null,
  heightCm,
  widthCm,
  yearCreated: year,
  tags: [...tags.ar],
  culturalSignificance: null,
  altText: alt.ar,
  altTextEn: alt.en,
  image: { file: "", sha256: "", width: 1, height: 1, contentType: "image/jpeg" },
});

/** The demo's works by their slugs, its artists as `@key`, and so many made works, as a search indexes them. */
export function* searchWorld(made: number): Generator<SearchDocument> {
  for (const work of madeWorks(made)) yield workDocument(work.id, work.texts);
  for (const artist of demoArtists) {
    const own = demoArtworks.filter((work) => work.artist === artist.key);
    yield artistDocument(`@${artist.key}`, namesOf(artist), [...new Set(own.map(({ category }) => category))]);
    for (const work of own)
      yield workDocument(work.slug, { details: detailsOf(work), colour: null, artist: namesOf(artist) });
  }
}
