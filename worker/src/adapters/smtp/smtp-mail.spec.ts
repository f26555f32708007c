import { once } from "node:events";
import { createServer } from "node:net";
import type { AddressInfo, Socket } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { createSimulatedClock } from "@naqsh/shared/platform/adapters/simulated/simulated-clock";
import { PATIENCE_MS } from "@naqsh/shared/testing/patience";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import type { SMTPServerOptions } from "smtp-server";
import { afterEach, describe, expect, it } from "vitest";
import { mailContract } from "../../ports/mail.contract";
import type { MailUnderTest } from "../../ports/mail.contract";
import type { Mail, MailMessage } from "../../ports/mail";
import { answerAfter, refusal, startSmtpPeer } from "../../testing/smtp-peer";
import type { ReceivedLetter, SmtpPeer } from "../../testing/smtp-peer";
import { openLmdbSentLetters } from "../lmdb/lmdb-sent-letters";
import { createSmtpMail, senderFrom } from "./smtp-mail";

const folder = temporaryFolder();
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

const FROM = "نقش <notices@naqsh.test>";
const clock = createSimulatedClock(1_000_000);

const peerWith = async (options?: SMTPServerOptions): Promise<SmtpPeer> => {
  const peer = await startSmtpPeer(options);
  closing.push(peer.close);
  return peer;
};

const mailTo = (url: string, path = join(folder.fresh(), "letters.mdb"), silenceMs = PATIENCE_MS): Mail => {
  const letters = openLmdbSentLetters(path);
  closing.push(letters.close);
  return createSmtpMail({ url, from: FROM, letters, clock, silenceMs });
};

const urlOf = ({ port }: { port: number }): string => `smtp://127.0.0.1:${port}`;

const asWritten = (letter: ReceivedLetter): MailMessage => ({
  idempotencyKey: /^<(.*)@naqsh\.test>$/.exec(letter.messageId ?? "")?.[1] ?? "",
  to: letter.recipients.join(),
  subject: letter.subject ?? "",
  text: (letter.text ?? "").trimEnd(),
  html: (letter.html ?? "").trimEnd(),
  language: letter.headers.find(({ key }) => key === "content-language")?.value === "ar" ? "ar" : "en",
});

const letter: MailMessage = {
  idempotencyKey: "7c0f4f0a-1e52-5d0e-9d5c-9a3f3d1c2b1a",
  to: "sara@naqsh.test",
  subject: "فزت بالمزاد على «ليالي الدرعية القديمة تحت ضوء القمر» بمبلغ ١٢٬٥٠٠ ر.س",
  text: "مرحبًا سارة،\n\nمبروك\n.\nسطر يبدأ بعد نقطة",
  html: "<p>مبروك</p>",
  language: "ar",
};

mailContract(async () => {
  const peer = await peerWith();
  const open = async (path: string): Promise<MailUnderTest> => {
    const letters = openLmdbSentLetters(path);
    return {
      mail: createSmtpMail({ url: urlOf(peer), from: FROM, letters, clock }),
      delivered: async () => peer.letters.map(asWritten),
      reopen: async () => {
        await letters.close();
        return open(path);
      },
    };
  };
  return open(join(folder.fresh(), "letters.mdb"));
});

describe("mail by SMTP", () => {
  it("carries Arabic in subject, sender and both bodies, and says that no person wrote it", async () => {
    const peer = await peerWith();
    await mailTo(urlOf(peer)).send(letter);
    const [received] = peer.letters;
    expect(asWritten(received!)).toEqual(letter);
    expect(received!.from).toEqual({ name: "نقش", address: "notices@naqsh.test" });
    const headers = Object.fromEntries(received!.headers.map(({ key, value }) => [key, value]));
    expect(headers).toMatchObject({ "auto-submitted": "auto-generated", "x-auto-response-suppress": "All" });
    expect(headers["content-type"]).toContain("multipart/alternative");
    expect(received!.raw).toMatch(/text\/plain; charset=utf-8/i);
    expect(received!.raw.split("\r\n").every((line) => line.length <= 998 && !/[^\x20-\x7e\t]/.test(line))).toBe(true);
  });

  it.each([
    "a@naqsh.test, b@naqsh.test",
    '"a,b@elsewhere.test"@naqsh.test',
    "a@naqsh.test\r\nBcc: all@naqsh.test",
    "a <b@naqsh.test>",
  ])("writes to one reader, and to nobody at %j", async (to) => {
    const peer = await peerWith();
    const mail = mailTo(urlOf(peer));
    await expect(mail.send({ ...letter, to })).rejects.toThrow("no address that is one");
    await mail.send({ ...letter, subject: "one\r\nBcc: all@naqsh.test" });
    expect(peer.letters.map(({ recipients }) => recipients)).toEqual([[letter.to]]);
    expect(peer.letters[0]!.headers.map(({ key }) => key)).not.toContain("bcc");
  });

  it("tells of a refusal in the server's words without the reader's address, and sends when tried again", async () => {
    const answers = [
      refusal(451, "4.7.1 Greylisted, try again later"),
      refusal(550, "5.1.1 <sara@naqsh.test> is over quota"),
    ];
    const peer = await peerWith({ onRcptTo: (_address, _session, done) => done(answers.shift()) });
    const mail = mailTo(urlOf(peer));
    await expect(mail.send(letter)).rejects.toThrow(/not sent: .*451 4\.7\.1 Greylisted/);
    const refused = await mail.send(letter).catch((error: unknown) => String(error));
    expect(refused).toMatch(/550 5\.1\.1 .*over quota/);
    expect(refused).not.toContain("sara");
    await mail.send(letter);
    expect(peer.letters.map(asWritten)).toEqual([letter]);
  });

  it("sends a letter again, as the same one, whose end the server never told", async () => {
    const taken: string[] = [];
    const peer = await peerWith({
      onData: (stream, _session, done) => {
        const take = async (): Promise<void> => {
          taken.push(/^Message-ID: (.*)$/m.exec(await text(stream))?.[1] ?? "");
          if (taken.length === 1) throw refusal(421, "4.3.2 Shutting down");
        };
        void answerAfter(take(), done);
      },
    });
    const mail = mailTo(urlOf(peer));
    await expect(mail.send(letter)).rejects.toThrow("421 4.3.2");
    await mail.send(letter);
    await mail.send(letter);
    const id = `<${letter.idempotencyKey}@naqsh.test>`;
    expect(taken.map((line) => line.trim())).toEqual([id, id]);
  });

  it("fails within seconds where no server is, and in a bounded time where one says nothing", async () => {
    await expect(mailTo("smtp://127.0.0.1:1").send(letter)).rejects.toThrow(/not sent: .*ECONNREFUSED/);

    const sockets = new Set<Socket>();
    const silent = createServer((socket) => void sockets.add(socket.on("error", () => undefined))).listen(
      0,
      "127.0.0.1",
    );
    await once(silent, "listening");
    closing.push(async () => {
      for (const socket of sockets) socket.destroy();
      silent.close();
    });
    const mail = mailTo(urlOf(silent.address() as AddressInfo), undefined, 300);
    await expect(mail.send(letter)).rejects.toThrow("gave no answer");
  });

  it("does not trust a server whose certificate nobody signed, and shows it no password", async () => {
    const logins: unknown[] = [];
    const peer = await peerWith({
      secure: true,
      disabledCommands: [],
      onAuth: (auth, _session, done) => (logins.push(auth), done(null, { user: 1 })),
    });
    await expect(mailTo(`smtps://me:secret@127.0.0.1:${peer.port}`).send(letter)).rejects.toThrow(
      /not sent: .*certificate/,
    );
    expect(logins).toEqual([]);
  });

  it("logs in where it was given a name and a password", async () => {
    const logins: unknown[] = [];
    const options: SMTPServerOptions = {
      disabledCommands: ["STARTTLS"],
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) => {
        logins.push(username, password);
        if (password === "p:w") done(null, { user: 1 });
        else done(new Error("No such person"));
      },
    };
    const peer = await peerWith(options);
    await mailTo(`smtp://me:p%3Aw@127.0.0.1:${peer.port}`).send(letter);
    expect([logins, peer.letters.length]).toEqual([["me", "p:w"], 1]);
    await expect(mailTo(`smtp://me:wrong@127.0.0.1:${peer.port}`).send(letter)).rejects.toThrow(
      /not sent: .*login.*535/,
    );
  });

  it("is sent by one of two workers, and not again when the note of it comes late", async () => {
    let release = (): void => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    let reach = (): void => undefined;
    const reached = new Promise<void>((resolve) => (reach = resolve));
    const peer = await peerWith({
      onRcptTo: (_address, _session, done) => {
        reach();
        void answerAfter(gate, done);
      },
    });
    const path = join(folder.fresh(), "letters.mdb");
    const [one, two] = [mailTo(urlOf(peer), path), mailTo(urlOf(peer), path)];
    const first = one.send(letter);
    // Else the other one might be the first.
    await reached;
    await expect(two.send(letter)).rejects.toThrow("another worker");
    release();
    await first;
    await two.send(letter);
    expect(peer.letters).toHaveLength(1);

    const letters = openLmdbSentLetters(join(folder.fresh(), "letters.mdb"));
    closing.push(letters.close);
    let isFull = true;
    const sent = async (key: string): Promise<void> => {
      if (!isFull) return letters.sent(key);
      isFull = false;
      throw new Error("the disk is full");
    };
    const forgetful = { ...letters, sent };
    const mail = createSmtpMail({ url: urlOf(peer), from: FROM, letters: forgetful, clock });
    await expect(mail.send(letter)).rejects.toThrow("the disk is full");
    await mail.send(letter);
    await clock.advanceBy(3_600_000);
    await mail.send(letter);
    expect(peer.letters).toHaveLength(2);
  });
});

describe("the sender of letters", () => {
  it.each([
    ["notices@naqsh.test", { name: "", address: "notices@naqsh.test" }],
    ['"Naqsh, the shop" <notices@naqsh.test>', { name: "Naqsh, the shop", address: "notices@naqsh.test" }],
    ["نقش <notices@naqsh.test>", { name: "نقش", address: "notices@naqsh.test" }],
  ])("is read from %j", (text, sender) => {
    expect(senderFrom(text)).toEqual(sender);
  });

  it.each(["", "naqsh", "a@b, c@d", "Naqsh <naqsh>"])("is not %j", (text) => {
    expect(() => senderFrom(text)).toThrow("MAIL_FROM");
  });
});
