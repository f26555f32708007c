/** How far a long work has come. */
export type Progress = { done: number; total: number; unit: "events" | "bytes" };

export type ProgressListener = (progress: Progress) => void;

const TELL_MS = 200;

/** Runs a long work and gives its progress five times a second; what the work answers is returned. */
export async function* withProgress<Answer>(
  work: (listener: ProgressListener) => Promise<Answer>,
): AsyncGenerator<{ progress: Progress }, Answer> {
  let latest: Progress | null = null;
  let told: Progress | null = null;
  let isOver = false;
  const answer = work((progress) => {
    latest = progress;
  });
  const over = answer.then(
    () => (isOver = true),
    () => (isOver = true),
  );
  while (!isOver) {
    let timer: NodeJS.Timeout | undefined;
    await Promise.race([over, new Promise((resolve) => (timer = setTimeout(resolve, TELL_MS)))]);
    clearTimeout(timer);
    if (latest !== null && latest !== told) yield { progress: (told = latest) };
  }
  return answer;
}
