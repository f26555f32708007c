/** How far a long work has come. */
export type Progress = {
  done: number;
  /** Null where nobody counts. */
  total: number | null;
  unit: "events" | "bytes";
  stage?: string;
};

export type ProgressListener = (progress: Progress) => void;

const TELL_MS = 200;

/** Runs a long work and gives its progress five times a second; what the work answers is returned. */
export async function* withProgress<Answer>(
  work: (listener: ProgressListener) => Promise<Answer>,
): AsyncGenerator<{ progress: Progress }, Answer> {
  let latest: Progress | null = null;
  let told: Progress | null = null;
  const answer = work((progress) => {
    latest = progress;
  });
  const over = answer.then(
    () => "over" as const,
    () => "over" as const,
  );
  for (let state: "over" | "running" = "running"; state === "running";) {
    let timer: NodeJS.Timeout | undefined;
    const pause = new Promise<"running">((resolve) => (timer = setTimeout(() => resolve("running"), TELL_MS)));
    state = await Promise.race([over, pause]);
    clearTimeout(timer);
    if (latest !== null && latest !== told) yield { progress: (told = latest) };
  }
  return answer;
}
