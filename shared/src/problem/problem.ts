import type { BilingualText } from "../kernel/bilingual-text";

export type { BilingualText };

/** Every failed answer of the services (RFC 9457, with a code and both texts). */
export type Problem = {
  type: string;
  /** In the reader's language. */
  title: string;
  status: number;
  code: string;
  messages: BilingualText;
  /** What the code needs to be understood: `minimum`, `fields` and the like. */
  details?: Record<string, unknown>;
  correlationId?: string;
};
