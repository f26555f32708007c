import type { RefusalsOf } from "../problem";
import type { RightObstacle } from "./administrators.commands";

export type AdministratorRejection =
  | { code: "IS_ADMINISTRATOR" }
  | { code: "NOT_AN_ADMINISTRATOR" }
  | { code: "PERSON_NOT_VERIFIED" }
  | { code: "PERSON_BANNED" }
  | { code: "PERSON_LEAVING" }
  | { code: "PERSON_HAS_OPEN_BUSINESS"; obstacles: readonly RightObstacle[] }
  | { code: "OWN_RIGHT_STAYS" }
  | { code: "RIGHT_WAS_TAKEN" };

export const administratorRefusals: RefusalsOf<AdministratorRejection> = {
  IS_ADMINISTRATOR: {
    kind: "conflict",
    ar: "هذا الشخص مدير من قبل",
    en: "This person is an administrator already",
  },
  NOT_AN_ADMINISTRATOR: {
    kind: "conflict",
    ar: "هذا الشخص ليس مديرًا",
    en: "This person is not an administrator",
  },
  PERSON_NOT_VERIFIED: {
    kind: "conflict",
    ar: "لم يؤكد هذا الشخص بريده الإلكتروني بعد",
    en: "This person has not verified their e-mail yet",
  },
  PERSON_BANNED: { kind: "conflict", ar: "حساب هذا الشخص موقوف", en: "This person's account is suspended" },
  PERSON_LEAVING: {
    kind: "conflict",
    ar: "طلب هذا الشخص حذف حسابه",
    en: "This person has asked for their account to be deleted",
  },
  PERSON_HAS_OPEN_BUSINESS: {
    kind: "conflict",
    ar: "بقي لهذا الشخص ما لم يكتمل، ولا يُمنح الصلاحية قبل إتمامه",
    en: "Business of this person is still open; the right can be given once it is settled",
  },
  OWN_RIGHT_STAYS: {
    kind: "forbidden",
    ar: "لا ينزع المدير صلاحيته بنفسه، يفعل ذلك مدير آخر",
    en: "Nobody takes their own right away: another administrator does",
  },
  RIGHT_WAS_TAKEN: {
    kind: "forbidden",
    ar: "نُزعت عنك صلاحية الإدارة",
    en: "The right of administrator was taken from you",
  },
};
