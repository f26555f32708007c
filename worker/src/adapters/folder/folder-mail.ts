import { access, mkdir, readFile, readdir, rename, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Clock } from "@naqsh/shared/platform/ports/clock";
import type { KeptLetter, Mail, MailMessage } from "../../ports/mail";

export type FolderMail = Mail & {
  /** Newest first. */
  letters: () => Promise<KeptLetter[]>;
};

/** Letters as files of a folder, one for each key: nothing leaves the machine. */
export const createFolderMail = ({ folder, clock }: { folder: string; clock: Clock }): FolderMail => {
  let made: Promise<unknown> | null = null;

  const send = async (message: MailMessage): Promise<void> => {
    await (made ??= mkdir(folder, { recursive: true, mode: 0o700 }));
    const path = join(folder, nameOf(message.idempotencyKey));
    if (await exists(path)) return;
    const letter: KeptLetter = { ...message, sentAt: clock.now() };
    // Not synced: that it was sent is in the log, and bids wait for the same disk.
    await writeFile(`${path}.draft`, JSON.stringify(letter), { mode: 0o600 });
    await rename(`${path}.draft`, path);
  };

  const letters = async (): Promise<KeptLetter[]> => {
    const names = await readdir(folder).catch(() => []);
    const kept = names.filter((name) => name.endsWith(".json"));
    const read = kept.map(async (name) => JSON.parse(await readFile(join(folder, name), "utf8")) as KeptLetter);
    return (await Promise.all(read)).toSorted((a, b) => b.sentAt - a.sentAt);
  };

  const forget = async (address: string): Promise<void> => {
    for (const { idempotencyKey, to } of await letters()) {
      if (to === address) await unlink(join(folder, nameOf(idempotencyKey))).catch(() => undefined);
    }
  };

  const kept = async (addresses: readonly string[]): Promise<KeptLetter[]> =>
    (await letters()).filter(({ to }) => addresses.includes(to));

  return { send, letters, forget, kept };
};

const nameOf = (key: string): string => `${key.replace(/[^\w-]/g, "_")}.json`;

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
