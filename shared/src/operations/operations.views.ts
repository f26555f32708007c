/** GET /api/home/statistics: counted, never written down. */
export type HomeStatistics = {
  /** Approved works. */
  artworks: number;
  artists: number;
  collectors: number;
  liveAuctions: number;
  soldArtworks: number;
};
