import { ConfigInvalid } from "@naqsh/shared/platform/service/environment";
import type { SMTPTransportOptions } from "nodemailer";

/** How long a server is waited for that says nothing, milliseconds. */
const LONGEST_SILENCE_MS = 20_000;

const PORTS: Readonly<Record<string, number>> = { "smtp:": 587, "smtps:": 465 };

const THIS_MACHINE = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Settings for `smtp://[user:password@]host[:port]` (587, turned to TLS if the server can) or `smtps://…` (465, TLS from
 * the start). A password leaves this machine under TLS alone.
 * @throws ConfigInvalid for anything else; its words hold no password.
 */
export const smtpSettings = (text: string, silenceMs = LONGEST_SILENCE_MS): SMTPTransportOptions => {
  if (!URL.canParse(text))
    throw new ConfigInvalid("SMTP_URL is no address such as smtp://user:password@mail.example:587");
  const url = new URL(text);
  const usualPort = PORTS[url.protocol];
  if (usualPort === undefined || url.hostname === "")
    throw new ConfigInvalid("SMTP_URL has to begin with smtp:// or smtps:// and name a server");
  const hasLogin = url.username !== "";
  const staysHere = url.protocol === "smtp:" && THIS_MACHINE.has(url.hostname);
  return {
    host: url.hostname.replace(/^\[|\]$/g, ""),
    port: url.port === "" ? usualPort : Number(url.port),
    secure: url.protocol === "smtps:",
    // A relay on this machine has a certificate that nobody signed, and nobody listens on the way to it.
    ignoreTLS: staysHere,
    requireTLS: hasLogin && !staysHere,
    ...(hasLogin && { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }),
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
    socketCloseTimeout: 1_000,
  };
};
