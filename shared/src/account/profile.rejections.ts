import type { RefusalsOf } from "../problem";

export type ProfileRejection =
  | { code: "NAME_MOVE_ABANDONED" }
  | { code: "ONLY_COLLECTORS_BECOME_ARTISTS" }
  | { code: "ONLY_ARTISTS_ARE_PAID" }
  | { code: "CURRENT_PASSWORD_WRONG" }
  | { code: "PASSWORD_CHANGED_MEANWHILE" };

export const profileRefusals: RefusalsOf<ProfileRejection> = {
  NAME_MOVE_ABANDONED: {
    kind: "conflict",
    ar: "تأخر تغيير الاسم فأُلغي ولم يتغيّر شيء، أعد المحاولة",
    en: "Changing the name took too long and was given up; please try again",
  },
  ONLY_COLLECTORS_BECOME_ARTISTS: {
    kind: "forbidden",
    ar: "حساب المقتني وحده يتحوّل إلى حساب فنان",
    en: "Only a collector's account can become an artist's",
  },
  ONLY_ARTISTS_ARE_PAID: {
    kind: "forbidden",
    ar: "المستحقات والتسجيل الضريبي لحسابات الفنانين وحدها",
    en: "Payouts and VAT registration are for artists' accounts alone",
  },
  CURRENT_PASSWORD_WRONG: {
    kind: "forbidden",
    ar: "تأكد من صحة كلمة المرور الحالية",
    en: "The current password is not right",
  },
  PASSWORD_CHANGED_MEANWHILE: {
    kind: "conflict",
    ar: "تغيّرت كلمة المرور في مكان آخر في هذه الأثناء",
    en: "The password was changed elsewhere in the meantime",
  },
};
