/** The answer to a question as it was worked out of the same things, or worked out now; `standing` are those things, by identity. */
export type StandingAnswers<Answer> = (
  standing: readonly unknown[],
  question: string,
  make: () => Promise<Answer>,
) => Promise<Answer>;

/** Keeps at most so many answers, and none from before anything that they were made of has changed; who asks meanwhile shares one. */
export const createStandingAnswers = <Answer>(most: number): StandingAnswers<Answer> => {
  let stood: readonly unknown[] = [];
  let kept = new Map<string, Promise<Answer>>();
  return (standing, question, make) => {
    if (standing.length !== stood.length || standing.some((one, at) => one !== stood[at])) {
      stood = standing;
      kept = new Map();
    }
    const held = kept;
    const answer = held.get(question) ?? make();
    held.delete(question);
    held.set(question, answer);
    const [oldest] = held.keys();
    if (held.size > most && oldest !== undefined) held.delete(oldest);
    answer.catch(() => held.delete(question));
    return answer;
  };
};
