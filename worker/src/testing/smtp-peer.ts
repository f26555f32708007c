import { once } from "node:events";
import type { AddressInfo, Server } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime from "postal-mime";
import type { Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import type { SMTPServerOptions } from "smtp-server";

export type ReceivedLetter = Email & { recipients: string[]; raw: string };

export type SmtpPeer = {
  port: number;
  /** What it took, in order. */
  letters: ReceivedLetter[];
  close: () => Promise<void>;
};

/** An answer instead of "yes": a code and its words. */
export const refusal = (responseCode: number, words: string): Error =>
  Object.assign(new Error(words), { responseCode });

/** Says yes when a work is done, and what went wrong otherwise. */
export const answerAfter = async (work: Promise<void>, done: (error?: Error | null) => void): Promise<void> => {
  let trouble: Error | null = null;
  await work.catch((error: Error) => (trouble = error));
  done(trouble);
};

/** A real SMTP server on a free port; the options of `smtp-server` make it refuse. Speaks no TLS unless they say so. */
export const startSmtpPeer = async (options: SMTPServerOptions = {}): Promise<SmtpPeer> => {
  const letters: ReceivedLetter[] = [];
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    onData: (stream, session, done) => {
      const take = async (): Promise<void> => {
        const bytes = await buffer(stream);
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        letters.push({ ...(await PostalMime.parse(bytes)), recipients, raw: bytes.toString("latin1") });
      };
      void answerAfter(take(), done);
    },
    ...options,
  });
  server.on("error", () => undefined);
  const listening: Server = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  return {
    port: (listening.address() as AddressInfo).port,
    letters,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
