import { PartsRefused } from "@naqsh/shared/platform/service/parts-refused";

/** What lies in the data folder does not belong together: the message says what, and what can be done. Nothing was written. */
export class FolderRefused extends PartsRefused {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "FolderRefused";
  }
}
