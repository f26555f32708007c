/** The file that holds an identity document, sealed twice: with the document's own key, and with the person's around it. */
export const identityDocumentFileOf = (documentId: string): string => `people/document-${documentId}.sealed`;

/** Where administrators look at it until they have decided. */
export const identityDocumentUrlOf = (userId: string, documentId: string): string =>
  `/api/admin/users/${userId}/identity-document/${documentId}`;
