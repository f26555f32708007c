import { demoArtists } from "./content/artists";
import { demoAdministrator, demoCollectors } from "./content/people";
import { TERMS_VERSION, type RegisterBody } from "@naqsh/shared/account";
import { DEMO_PASSWORD } from "./demo-accounts";
import { createDemoVisitor } from "./demo-visitor";
import type { DemoStage, DemoVisitor } from "./demo-visitor";

/** Everyone in the demo, by key; each knows how to sign in. */
export type DemoCast = {
  administrator: DemoVisitor;
  artists: Map<string, DemoVisitor>;
  collectors: Map<string, DemoVisitor>;
};

export const createDemoCast = (stage: DemoStage): DemoCast => {
  const visitor = ({ key, email }: { key: string; email: string }): [string, DemoVisitor] => [
    key,
    createDemoVisitor(stage, key, { email, password: DEMO_PASSWORD }),
  ];
  return {
    administrator: visitor(demoAdministrator)[1],
    artists: new Map(demoArtists.map(visitor)),
    collectors: new Map(demoCollectors.map(visitor)),
  };
};

type Names = Pick<(typeof demoCollectors)[number], "firstName" | "lastName">;

/** As a person of the demo writes them. */
export const namesOf = ({
  firstName,
  lastName,
}: Names): { firstName: string; lastName: string; latinName: string } => ({
  firstName: firstName.ar,
  lastName: lastName.ar,
  latinName: `${firstName.en} ${lastName.en}`,
});

type Registration = { key: string; body: RegisterBody };

/** What each of them fills in at sign-up; the administrator is made by the configuration. */
export const demoRegistrations: readonly Registration[] = [
  ...demoArtists.map((artist) => ({
    key: artist.key,
    body: {
      ...registrationOf(artist, "artist"),
      location: artist.city.ar,
      bio: artist.bio.ar,
      bioEn: artist.bio.en,
    },
  })),
  ...demoCollectors.map((collector) => ({
    key: collector.key,
    body: { ...registrationOf(collector, "collector"), bio: collector.bio.ar, bioEn: collector.bio.en },
  })),
];

/** What somebody fills in at sign-up. */
export function registrationOf(
  person: Pick<(typeof demoCollectors)[number], "firstName" | "lastName" | "username" | "email">,
  role: "artist" | "collector",
): RegisterBody {
  return {
    ...namesOf(person),
    username: person.username,
    email: person.email,
    password: DEMO_PASSWORD,
    role,
    language: "ar",
    acceptedTerms: TERMS_VERSION,
  };
}
