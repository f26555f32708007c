import { mkdir, open, readFile, readdir, rename } from "node:fs/promises";
import { join } from "node:path";
import type { Clock } from "@naqsh/shared/platform/ports/clock";
import type { Mail, MailMessage } from "../../ports/mail";

export type KeptLetter = MailMessage & { sentAt: number };

export type FolderMail = Mail & {
  /** Newest first. */
  letters: () => Promise<KeptLetter[]>;
};

/** Letters as files of a folder, one for each key: nothing leaves the machine. */
export const createFolderMail = ({ folder, clock }: { folder: string; clock: Clock }): FolderMail => {
  const send = async (message: MailMessage): Promise<void> => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, nameOf(message.idempotencyKey));
    if (await exists(path)) return;
    const draft = `${path}.draft`;
    const file = await open(draft, "w", 0o600);
    try {
      const letter: KeptLetter = { ...message, sentAt: clock.now() };
      await file.writeFile(JSON.stringify(letter));
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  };

  const letters = async (): Promise<KeptLetter[]> => {
    const names = await readdir(folder).catch(() => []);
    const kept = names.filter((name) => name.endsWith(".json"));
    const read = kept.map(async (name) => JSON.parse(await readFile(join(folder, name), "utf8")) as KeptLetter);
    return (await Promise.all(read)).toSorted((a, b) => b.sentAt - a.sentAt);
  };

  return { send, letters };
};

const nameOf = (key: string): string => `${key.replace(/[^\w-]/g, "_")}.json`;

const exists = async (path: string): Promise<boolean> => {
  try {
    await (await open(path, "r")).close();
    return true;
  } catch {
    return false;
  }
};
