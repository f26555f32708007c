/** What lies in the data folder does not belong together: the message says what, and what can be done. Nothing was written. */
export class FolderRefused extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "FolderRefused";
  }
}
