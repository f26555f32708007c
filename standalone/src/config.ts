/** What is told from outside: the environment and the command line. Read here and nowhere else. */
export type NaqshConfig = {
  port: number;
  host: string;
  /** Set by hand: then the shop may be reached under other names than the loopback's. */
  hostWasGiven: boolean;
  dataFolder: string;
  /** A shop with demo content, sandbox payments and accounts on its sign-in screen. */
  demo: boolean;
  /** Where people reach the site; begins the links of letters. */
  publicUrl: string;
  /** The first administrator; without a password a one-time one is printed at the first start. */
  administrator: { email: string; password?: string };
  /** The client is served by another server, which may write here. */
  development: boolean;
  logLevel: "debug" | "info" | "warn" | "error";
};

type Environment = Readonly<Record<string, string | undefined>>;

const LOG_LEVELS = ["debug", "info", "warn", "error"] as const;
const USUAL_ADMINISTRATOR = "admin@naqsh.local";

/** The configuration cannot be used; the message says what to change. */
export class ConfigInvalid extends Error {
  override name = "ConfigInvalid";
}

/** Takes the environment and the arguments after the script's name. @throws ConfigInvalid */
export const readConfig = (environment: Environment, args: readonly string[]): NaqshConfig => {
  for (const argument of args) {
    if (argument !== "--empty") throw new ConfigInvalid(`Unknown option ${argument}; there is only --empty`);
  }
  const port = portFrom(environment["PORT"]);
  const host = environment["HOST"] ?? "127.0.0.1";
  const demo = !args.includes("--empty");
  return {
    port,
    host,
    hostWasGiven: environment["HOST"] !== undefined,
    dataFolder: environment["DATA_FOLDER"] ?? "data",
    demo,
    publicUrl: environment["PUBLIC_URL"] ?? `http://localhost:${port}`,
    administrator: administratorFrom(environment),
    development: environment["NAQSH_DEVELOPMENT"] === "1",
    logLevel: LOG_LEVELS.find((level) => level === environment["LOG_LEVEL"]) ?? "warn",
  };
};

const portFrom = (text: string | undefined): number => {
  const port = Number(text ?? "3000");
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new ConfigInvalid(`PORT has to be a number from 0 to 65535, not ${text}`);
};

const administratorFrom = (environment: Environment): { email: string; password?: string } => {
  const email = environment["ADMIN_EMAIL"];
  const password = environment["ADMIN_PASSWORD"];
  if (password !== undefined && email === undefined) throw new ConfigInvalid("ADMIN_PASSWORD needs ADMIN_EMAIL");
  if (password !== undefined && password.length < 8) throw new ConfigInvalid("ADMIN_PASSWORD needs 8 characters");
  return { email: email ?? USUAL_ADMINISTRATOR, ...(password !== undefined && { password }) };
};
