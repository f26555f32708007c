import { answer, get, post, put, remove } from "../kernel/endpoint";
import { NoBody } from "../kernel/no-body";
import { VerifyEmailBody } from "./account.commands";
import { EmailChangeBody } from "./email-change.commands";
import {
  AvatarBody,
  ChangePasswordBody,
  EnhanceBioBody,
  PayoutAccountBody,
  ProfileBody,
  VatRegistrationBody,
} from "./profile.commands";
import type { EnhancedBio, OwnSettings } from "./profile.views";

type Nothing = Record<string, never>;

export const profileWrites = {
  reviseProfile: put("/api/user/profile", {
    access: "active",
    rateLimit: "writes",
    summary: {
      ar: "تعديل الملف الشخصي",
      en: "Revises one's profile; fields that are not sent stay, null takes one away, another e-mail is asked for",
    },
    input: ProfileBody,
    answer: answer<Nothing>(),
    refusals: ["USERNAME_TAKEN", "NAME_MOVE_ABANDONED", "CONFIRMATION_REQUIRED", "ACCOUNT_IS_ERASED"],
  }),
  chooseAvatar: post("/api/user/upload-profile-image", {
    access: "active",
    rateLimit: "uploads",
    summary: { ar: "رفع الصورة الشخصية", en: "Takes a picture of oneself, in the form's field profileImage" },
    input: AvatarBody,
    takesPicture: true,
    answer: answer<{ imageUrl: string }>(),
    refusals: ["IMAGE_MISSING", "IMAGE_UNREADABLE", "IMAGE_TOO_LARGE", "ACCOUNT_IS_ERASED"],
  }),
  removeAvatar: remove("/api/user/remove-profile-image", {
    access: "active",
    rateLimit: "writes",
    summary: { ar: "حذف الصورة الشخصية", en: "Removes one's picture" },
    answer: answer<Nothing>(),
    refusals: ["ACCOUNT_IS_ERASED"],
  }),
  becomeArtist: post("/api/user/become-artist", {
    access: "active",
    needsTerms: true,
    rateLimit: "writes",
    summary: { ar: "تحويل حساب مقتنٍ إلى فنان", en: "Makes a collector an artist; there is no way back" },
    input: NoBody,
    answer: answer<Nothing>(),
    refusals: ["ONLY_COLLECTORS_BECOME_ARTISTS", "ACCOUNT_LEAVING", "ACCOUNT_IS_ERASED"],
  }),
  changePayoutAccount: put("/api/user/payout-account", {
    access: "active",
    rateLimit: "writes",
    needsConfirmation: true,
    summary: { ar: "تغيير حساب المستحقات (الآيبان)", en: "Sets the IBAN that payouts go to; null takes it away" },
    input: PayoutAccountBody,
    answer: answer<Nothing>(),
    refusals: ["ONLY_ARTISTS_ARE_PAID", "ACCOUNT_IS_ERASED"],
  }),
  changeVatRegistration: put("/api/user/vat-registration", {
    access: "active",
    rateLimit: "writes",
    summary: { ar: "تغيير التسجيل الضريبي", en: "Sets under which name and number an artist is registered for VAT" },
    input: VatRegistrationBody,
    answer: answer<Nothing>(),
    refusals: ["ONLY_ARTISTS_ARE_PAID", "ACCOUNT_IS_ERASED"],
  }),
  changePassword: post("/api/user/change-password", {
    access: "signedIn",
    rateLimit: "secondFactor",
    summary: { ar: "تغيير كلمة المرور", en: "Changes the password, and ends all other sessions" },
    input: ChangePasswordBody,
    answer: answer<Nothing>(),
    refusals: [
      "CURRENT_PASSWORD_WRONG",
      "PASSWORDS_DIFFER",
      "PASSWORD_TOO_COMMON",
      "PASSWORD_TOO_PERSONAL",
      "PASSWORD_CHANGED_MEANWHILE",
      "ACCOUNT_UNKNOWN",
      "ACCOUNT_IS_ERASED",
    ],
  }),
  enhanceBio: post("/api/user/enhance-bio", {
    access: "active",
    rateLimit: "writing",
    appendsNothing: true,
    summary: { ar: "اقتراح نبذة شخصية", en: "Suggests a bio; nothing is stored" },
    input: EnhanceBioBody,
    answer: answer<EnhancedBio>(),
  }),
  requestEmailChange: post("/api/user/email", {
    access: "active",
    rateLimit: "letters",
    needsConfirmation: true,
    summary: {
      ar: "طلب تغيير البريد؛ يبقى الحالي حتى يُفتح رابط الرسالة إلى الجديد",
      en: "Asks for another e-mail; the present one stays until the link of a letter to the new one is used",
    },
    input: EmailChangeBody,
    answer: answer<Record<string, never>>(),
    refusals: ["EMAIL_UNCHANGED", "ACCOUNT_UNKNOWN", "ACCOUNT_IS_ERASED"],
  }),
  changeEmail: post("/api/user/email/confirm", {
    access: "active",
    rateLimit: "signIn",
    summary: { ar: "الانتقال إلى البريد الجديد برابط الرسالة", en: "Moves to the new e-mail by the link of a letter" },
    input: VerifyEmailBody,
    answer: answer<Record<string, never>>(),
    refusals: ["LINK_INVALID", "NAME_MOVE_ABANDONED", "ACCOUNT_UNKNOWN", "ACCOUNT_IS_ERASED"],
  }),
};

export const profileReads = {
  avatar: get("/api/users/:userId/avatar/:avatarId", {
    access: "anyone",
    summary: { ar: "الصورة الشخصية", en: "A person's picture; one who is no artist shows it to themselves alone" },
    answer: answer<null>(),
    produces: ["image/webp"],
    refusals: ["NOT_FOUND"],
  }),
  ownSettings: get("/api/user/settings", {
    access: "signedIn",
    summary: { ar: "إعدادات الحساب", en: "All that one may change about oneself" },
    answer: answer<OwnSettings>(),
    refusals: ["SIGN_IN_REQUIRED"],
  }),
};
