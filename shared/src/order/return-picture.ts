/** The file of a picture of a return, sealed with the buyer's key; those whom the order concerns see it. */
export const returnPictureFileOf = (orderId: string, pictureId: string): string =>
  `returns/${orderId}-${pictureId}.sealed`;

/** Where it is shown to them. */
export const returnPictureUrlOf = (orderId: string, pictureId: string): string =>
  `/api/orders/${orderId}/return/pictures/${pictureId}`;
