import { RegisterBody, TERMS_VERSION } from "@naqsh/shared/account";
import type { Language } from "@naqsh/shared/kernel/language";
import type { Registration } from "./account.api";

/** The sign-up form as it is being filled in. */
export type RegistrationDraft = {
  role: "collector" | "artist";
  firstName: string;
  lastName: string;
  username: string;
  email: string;
  password: string;
  confirmPassword: string;
  location: string;
  newsletter: boolean;
  hasAgreed: boolean;
};

export const emptyDraft: RegistrationDraft = {
  role: "collector",
  firstName: "",
  lastName: "",
  username: "",
  email: "",
  password: "",
  confirmPassword: "",
  location: "",
  newsletter: false,
  hasAgreed: false,
};

const faultOfField = {
  firstName: "firstNameRequired",
  lastName: "lastNameRequired",
  username: "usernameInvalid",
  email: "emailInvalid",
  password: "passwordShort",
  confirmPassword: "passwordsDiffer",
  hasAgreed: "agreeRequired",
} as const;

type RegistrationField = keyof typeof faultOfField;
export type RegistrationFaults = Partial<Record<RegistrationField, (typeof faultOfField)[RegistrationField]>>;

const isField = (path: unknown): path is RegistrationField => typeof path === "string" && path in faultOfField;

/** What the server would refuse of a draft, field by field; by the same schema that the server reads it with. */
export const faultsOf = (draft: RegistrationDraft): RegistrationFaults => {
  const faults: RegistrationFaults = {};
  const read = RegisterBody.safeParse(draft);
  for (const issue of read.success ? [] : read.error.issues) {
    const field = issue.path[0];
    if (isField(field)) faults[field] = faultOfField[field];
  }
  if (draft.password !== draft.confirmPassword) faults.confirmPassword = "passwordsDiffer";
  if (!draft.hasAgreed) faults.hasAgreed = "agreeRequired";
  return faults;
};

/** What is sent of a draft without faults. */
export const registrationFrom = (
  { hasAgreed: _agreed, location, ...draft }: RegistrationDraft,
  language: Language,
): Registration => ({
  ...draft,
  ...(location.trim() !== "" && { location }),
  language,
  acceptedTerms: TERMS_VERSION,
});
