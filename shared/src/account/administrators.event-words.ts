import type { EventWords } from "../kernel/event-words";
import type { AdministratorRightEvent, AdministratorsEvent } from "./administrators.events";

export const administratorEventWords = {
  AdministratorRightGiven: {
    ar: "منح صلاحية الإدارة",
    en: "Right of administrator given",
    sentence: "The person was given the right of administrator",
  },
  AdministratorDismissed: {
    ar: "قرار نزع صلاحية الإدارة",
    en: "Administrator dismissed",
    sentence: "An administrator was dismissed by another one",
  },
  AdministratorRightTaken: {
    ar: "نزع صلاحية الإدارة",
    en: "Right of administrator taken",
    sentence: "The right of administrator was taken from the person",
  },
} as const satisfies EventWords<AdministratorRightEvent | AdministratorsEvent>;
