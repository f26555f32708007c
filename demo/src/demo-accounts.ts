import type { DemoAccount } from "@naqsh/shared/account";
import { demoArtists } from "./content/artists";
import { demoAdministrator, demoCollectors } from "./content/people";
import type { DemoPerson } from "./content/people";

/** The password of every demo account. It stands on the sign-in screen of a demo and works nowhere else. */
export const DEMO_PASSWORD = "naqsh-demo-2026";

const account = (person: Omit<DemoPerson, "key">, role: DemoAccount["role"]): DemoAccount => ({
  email: person.email,
  password: DEMO_PASSWORD,
  role,
  name: `${person.firstName.ar} ${person.lastName.ar}`,
  nameEn: `${person.firstName.en} ${person.lastName.en}`,
});

const artist = (key: string): DemoAccount =>
  account(
    demoArtists.find((one) => one.key === key)!,
    "artist",
  );

/** Those that the sign-in screen names: two collectors to bid against each other, two artists, an administrator. */
export const demoAccounts: readonly DemoAccount[] = [
  ...demoCollectors.slice(0, 2).map((person) => account(person, "collector")),
  artist("salma"),
  artist("noura"),
  account(demoAdministrator, "admin"),
];
