import { RegisterBody } from "@naqsh/shared/account";

/** The sign-up form as it is being filled in. */
export type RegistrationDraft = {
  role: "collector" | "artist";
  firstName: string;
  lastName: string;
  username: string;
  email: string;
  password: string;
  confirmPassword: string;
};

export const emptyDraft: RegistrationDraft = {
  role: "collector",
  firstName: "",
  lastName: "",
  username: "",
  email: "",
  password: "",
  confirmPassword: "",
};

const faultOfField = {
  firstName: "firstNameRequired",
  lastName: "lastNameRequired",
  username: "usernameInvalid",
  email: "emailInvalid",
  password: "passwordShort",
  confirmPassword: "passwordsDiffer",
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
  return faults;
};
