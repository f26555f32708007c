/**
 * Texts of a document that count alike; words of a heavier field count more. `areCommon`: many documents say the same, and it tells of
 * nobody, so that the whole texts may be remembered. `isOpen`: everyone reads it where the document is shown, visitors as well; words of
 * other fields are found, and named by no suggestion or correction.
 */
export type SearchField = { texts: readonly string[]; weight: number; areCommon?: boolean; isOpen?: boolean };

/**
 * `titles`: what is named by it; a search for the whole of it finds it first. `names`: what it is called by beside them that has a name of
 * its own, such as a medium or a region, which are texts of open fields too. `ofId`: whose it is, where that hides it.
 */
export type SearchDocument = {
  id: string;
  kind: string;
  ofId?: string;
  titles: readonly string[];
  names?: readonly string[];
  fields: readonly SearchField[];
};
