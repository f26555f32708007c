/** How far a long work has come. */
export type Progress = {
  done: number;
  /** Null if nobody counts. */
  total: number | null;
  unit: "events" | "bytes" | "pictures" | "files";
  stage?: string;
};

export type ProgressListener = (progress: Progress) => void;

/** The check of a log's records, as a stage of a work. */
export const checkingOf =
  (tell: ProgressListener) =>
  (done: number, total: number | null): void =>
    tell({ done, total, unit: "events", stage: "checking" });

const TELL_MS = 200;

/** Nobody waits for the work any more: it ends when it tells of its progress next. */
export class WorkGivenUp extends Error {
  override name = "WorkGivenUp";
}

/**
 * Runs a long work and gives its progress five times a second; what the work answers is returned. If whoever asked goes
 * away, as with Ctrl-C, the work ends too.
 */
export async function* withProgress<Answer>(
  work: (listener: ProgressListener) => Promise<Answer>,
): AsyncGenerator<{ progress: Progress }, Answer> {
  let latest: Progress | null = null;
  let told: Progress | null = null;
  let isAwaited = true;
  const answer = work((progress) => {
    if (!isAwaited) throw new WorkGivenUp("Whoever asked for it went away");
    latest = progress;
  });
  const over = answer.then(
    () => "over" as const,
    () => "over" as const,
  );
  try {
    for (let state: "over" | "running" = "running"; state === "running";) {
      let timer: NodeJS.Timeout | undefined;
      const pause = new Promise<"running">((resolve) => (timer = setTimeout(() => resolve("running"), TELL_MS)));
      state = await Promise.race([over, pause]);
      clearTimeout(timer);
      if (latest !== null && latest !== told) yield { progress: (told = latest) };
    }
    return await answer;
  } finally {
    isAwaited = false;
  }
}
