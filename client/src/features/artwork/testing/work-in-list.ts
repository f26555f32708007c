import { artworkImage } from "@naqsh/shared/testing/artwork-image";

/** A work as a list of the marketplace gives it, with what its card needs. */
export const workInList = (title: string, titleEn = title) => ({
  id: `5f0c1e7a-0000-4000-8000-00000000000${title.length}`,
  title,
  titleEn,
  artistId: "5f0c1e7a-0000-4000-8000-000000000009",
  artist: { firstName: "هدى", lastName: "العلي", latinName: "Huda Alali" },
  image: artworkImage({ base: "n" }),
  category: "painting",
  heightCm: null,
  widthCm: null,
  price: null,
  auction: null,
});
