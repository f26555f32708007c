import { personal } from "@naqsh/shared/kernel/personal";
import { idOfName } from "./auction-story";
import { workId } from "./story-events";
import type { Told } from "./sale-story";

const ofWork = { artworkId: workId("palm"), artistId: idOfName("huda") };
const ofSara = { collectorId: idOfName("sara") };
const ofCollection = { collectionId: idOfName("collection"), ownerId: idOfName("sara") };

/** What people do with works without buying: marks, looks, searches, collections. */
export const doings: readonly Told[] = [
  {
    stream: `collector-${idOfName("sara")}`,
    events: [
      { type: "ArtistFollowed", data: { ...ofSara, artistId: idOfName("huda") } },
      { type: "WorkWishedFor", data: { ...ofSara, ...ofWork, price: 4_00 } },
      { type: "ArtworkLiked", data: { ...ofSara, ...ofWork } },
    ],
  },
  {
    stream: `engagement-${ofWork.artworkId}`,
    events: [
      { type: "ArtworkViewed", data: { ...ofWork, source: "feed", viewerId: idOfName("sara") } },
      { type: "ArtworkViewed", data: { ...ofWork, source: "share", viewerId: null } },
      { type: "ArtworkShared", data: { ...ofWork, way: "whatsapp" } },
    ],
  },
  {
    stream: `looks-${idOfName("looks")}`,
    events: [
      {
        type: "ArtworksViewed",
        data: {
          views: [
            { ...ofWork, source: "home", viewerId: idOfName("omar") },
            { ...ofWork, source: "home", viewerId: null },
          ],
        },
      },
    ],
  },
  {
    stream: `searchHistory-${idOfName("sara")}`,
    events: [
      {
        type: "SearchRemembered",
        data: { userId: idOfName("sara"), entryId: idOfName("sought"), query: personal(idOfName("sara"), "Palm") },
      },
    ],
  },
  {
    stream: `savedSearches-${idOfName("sara")}`,
    events: [
      {
        type: "SearchSaved",
        data: {
          userId: idOfName("sara"),
          savedId: idOfName("saved search"),
          name: personal(idOfName("sara"), "Palms"),
          place: "search",
          question: personal(idOfName("sara"), JSON.stringify({ q: "Palm" })),
        },
      },
      {
        type: "SavedSearchTold",
        data: {
          userId: idOfName("sara"),
          savedId: idOfName("saved search"),
          name: personal(idOfName("sara"), "Palms"),
          day: "2026-03-01",
          upTo: "2026-03-01T12:00:00.000Z",
          count: 1,
        },
      },
    ],
  },
  {
    stream: `soughtTerm-${idOfName("palm")}`,
    events: [
      { type: "TermSought", data: { termId: idOfName("palm"), term: "palm", query: "Palm" } },
      { type: "SearchResultChosen", data: { termId: idOfName("palm"), kind: "artwork", resultId: ofWork.artworkId } },
    ],
  },
  {
    stream: `engagementOfArtist-${idOfName("huda")}`,
    events: [{ type: "ArtistPageViewed", data: { artistId: idOfName("huda"), source: "search", viewerId: null } }],
  },
  {
    stream: `addressBook-${idOfName("sara")}`,
    events: [
      {
        type: "AddressKept",
        data: {
          userId: idOfName("sara"),
          addressId: idOfName("address"),
          name: personal(idOfName("sara"), "Home"),
          zone: "riyadh",
          address: personal(idOfName("sara"), "{}"),
        },
      },
      { type: "DefaultAddressChosen", data: { userId: idOfName("sara"), addressId: idOfName("address") } },
    ],
  },
  {
    stream: `collection-${ofCollection.collectionId}`,
    events: [
      {
        type: "CollectionCreated",
        data: { ...ofCollection, name: personal(ofCollection.ownerId, "Sea"), description: null },
      },
      { type: "WorkCollected", data: { ...ofCollection, artworkId: ofWork.artworkId, note: null } },
      { type: "CollectionPublished", data: ofCollection },
    ],
  },
];
