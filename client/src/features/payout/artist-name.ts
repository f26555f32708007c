import type { NamedPerson } from "@naqsh/shared/account";
import { useLanguage } from "../../i18n/use-format";
import { personNameOf } from "../../lib/person-name";

/** An artist's name in the reader's letters; their id once they were erased. */
export const useArtistName = (artist: NamedPerson): string => personNameOf(artist, useLanguage()) ?? artist.id;
