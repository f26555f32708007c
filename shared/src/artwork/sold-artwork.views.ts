import type { PublicArtist } from "../account";
import type { Instant } from "../kernel/instant";
import type { DecimalSar } from "../kernel/money";
import type { ArtworkImage } from "./artwork-image";
import type { ArtworkCategory } from "./artwork.events";
import type { WorkPicture } from "./work-picture";

/** What is said of a work at one moment: what its page showed, or shows, without prices and counts. */
export type ArtworkReading = {
  title: string;
  titleEn: string | null;
  image: ArtworkImage;
  /** Beside its front, seven at most, in the order in which they are shown. */
  pictures: WorkPicture[];
  description: string;
  descriptionEn: string | null;
  category: ArtworkCategory;
  medium: string | null;
  mediumEn: string | null;
  dimensions: string | null;
  heightCm: number | null;
  widthCm: number | null;
  yearCreated: number | null;
  tags: string[];
  culturalSignificance: string | null;
  /** The state that the work is in, as its artist says. */
  condition: string | null;
  styleAnalysis: string | null;
  /** Links of known hosts. */
  videoUrl: string | null;
  virtualTourUrl: string | null;
  /** What an administrator has seen of the work or of its papers; null while nobody vouches for it. */
  verifiedBySeeing: { seen: string | null; at: Instant } | null;
};

export type ArtworkReadingField = keyof ArtworkReading;

/** GET /api/artworks/:id/sales/:orderId, for the buyer of that sale, the artist and administrators. */
export type SoldArtwork = {
  artworkId: string;
  orderId: string;
  auctionId: string | null;
  artist: PublicArtist;
  soldAt: Instant;
  /** Net of VAT. */
  price: DecimalSar;
  asSold: ArtworkReading;
  /** As the reader may see it now. */
  now: ArtworkReading;
  /** Whether the full picture is the reader's to download: the work is theirs. */
  hasFullPicture: boolean;
  /** In what both differ. */
  changed: ArtworkReadingField[];
};
