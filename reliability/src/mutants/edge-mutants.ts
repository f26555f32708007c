import type { Mutant } from "./mutant";

/** Guards of what strangers meet first: connections, sockets, registrations, the security log, a start that fails. */
export const EDGE_MUTANTS: readonly Mutant[] = [
  {
    name: "sockets that may send without end",
    file: "projection-service/src/live/live-server.ts",
    from: "if (!mayGoOn()) cutOff(socket);",
    to: "mayGoOn();",
    spec: "projection-service/src/live/live-server.spec.ts",
  },
  {
    name: "sockets that watch nothing for ever",
    file: "projection-service/src/live/live-server.ts",
    from: "open.cutOffSilent();",
    to: "",
    spec: "projection-service/src/live/live-server.spec.ts",
  },
  {
    name: "a network with any number of connections",
    file: "standalone/src/http/connection-limit.ts",
    from: "if (now > most) socket.destroy();",
    to: "",
    spec: "standalone/src/http/connection-limit.spec.ts",
  },
  {
    name: "a registration that tells a taken e-mail",
    file: "command-service/src/account/register-account.ts",
    from: "(emailVerified ? holdEmail : nameEmail)",
    to: "(holdEmail ?? nameEmail)",
    spec: "command-service/src/account/sign-in-reads.spec.ts",
  },
  {
    name: "refused rights that nobody hears of",
    file: "command-service/src/http/edge.ts",
    from: 'ports.security.note({ kind: "forbidden", userId: state.session?.userId, address: ip, route });',
    to: "",
    spec: "standalone/src/privacy/security-log.spec.ts",
  },
  {
    name: "a damaged log taken for a shop that runs already",
    file: "standalone/src/start/explain-start.ts",
    from: "if (damage !== null) {",
    to: "if (damage !== null && error === null) {",
    spec: "standalone/src/start/explain-start.spec.ts",
  },
  {
    name: "a stack trace for a folder that is read-only",
    file: "standalone/src/start/explain-start.ts",
    from: "return fileTrouble(error) ?? error.stack ?? error.message;",
    to: "return error.stack ?? error.message;",
    spec: "standalone/src/start/explain-start.spec.ts",
  },
  {
    name: "leaked passwords",
    file: "command-service/src/account/common-passwords.ts",
    from: "formsOf(text).some((form) => mayHave(filter, form))",
    to: "text === null",
    spec: "command-service/src/account/new-passwords.routes.spec.ts",
  },
  {
    name: "passwords made of one's own name",
    file: "command-service/src/account/password-rules.ts",
    from: 'if (isPersonalPassword(password, wanted)) return { code: "PASSWORD_TOO_PERSONAL" };',
    to: "",
    spec: "command-service/src/account/new-passwords.routes.spec.ts",
  },
  {
    name: "a second first administrator",
    file: "command-service/src/account/first-administrator.ts",
    from: "if (await hasAdministrator(deps)) {",
    to: "if ((await hasAdministrator(deps)) && email === null) {",
    spec: "command-service/src/account/account.routes.spec.ts",
  },
  {
    name: "what lies around a picture's pixels",
    file: "command-service/src/pictures/document-from.ts",
    from: ".autoOrient()",
    to: ".autoOrient().keepMetadata()",
    spec: "command-service/src/account/badge.routes.spec.ts",
  },
];
