import type { OwnSettings } from "@naqsh/shared/account";
import type { ProfileChanges } from "./settings.api";

export type ProfileDraft = {
  firstName: string;
  lastName: string;
  latinName: string;
  username: string;
  bio: string;
  bioEn: string;
  location: string;
  website: string;
  phone: string;
};

export const draftOf = (settings: OwnSettings): ProfileDraft => ({
  firstName: settings.firstName,
  lastName: settings.lastName,
  latinName: settings.latinName ?? "",
  username: settings.username,
  bio: settings.bio ?? "",
  bioEn: settings.bioEn ?? "",
  location: settings.location ?? "",
  website: settings.website ?? "",
  phone: settings.phone ?? "",
});

/** What differs from what is kept; nothing else is sent, so that the history tells what was changed. */
export const changesIn = (draft: ProfileDraft, kept: OwnSettings): ProfileChanges => {
  const before = draftOf(kept);
  const names = Object.keys(draft) as (keyof ProfileDraft)[];
  const changed = names.map((name) => [name, draft[name].trim()] as const);
  return Object.fromEntries(changed.filter(([name, text]) => text !== before[name]));
};

/** Whether the text is nothing, or an address that a browser opens as a page. */
export const isWebsite = (text: string): boolean => {
  const address = text.trim();
  return address === "" || (/^https?:\/\//i.test(address) && URL.canParse(address));
};
