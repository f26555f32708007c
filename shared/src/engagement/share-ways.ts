/** The ways in which a work can be passed on. `download` is a picture for sharing. */
export const SHARE_WAYS = [
  "facebook",
  "twitter",
  "instagram",
  "linkedin",
  "whatsapp",
  "telegram",
  "email",
  "copy_link",
  "download",
] as const;

export type ShareWay = (typeof SHARE_WAYS)[number];
