import { createHash } from "node:crypto";

/** Asks the shop a question as a visitor. */
export type AskShop = (path: string) => Promise<Response>;

type Recorded = { status: number; text: string; headers: [string, string][] };

export type RecordedAnswers = {
  ask: AskShop;
  /** Each question and the digest of its answer. */
  digests: () => Record<string, string>;
  /** What was answered at a path; undefined if nothing was asked there. */
  answerAt: (path: string) => unknown;
  /** What was answered to a question, whatever it was asked by, in the order in which it was asked. */
  answersTo: (question: string) => unknown[];
  /** The code with which it was refused; null if it was answered, or not asked for. */
  refusalAt: (path: string) => string | null;
  /** Whether a list knew nothing of the place (`cursor`) that it was asked for from. */
  isPlaceUnknown: () => boolean;
};

const hasPlace = (path: string): boolean => new URLSearchParams(path.split("?")[1]).has("cursor");

const digestOf = ({ status, text }: Recorded): string =>
  createHash("sha256").update(`${status}\n${text}`).digest("base64url");

/** Of a problem, as the shop refuses; empty for what is none. */
const codeIn = (text: string): string => {
  try {
    return (JSON.parse(text) as { code?: string }).code ?? "";
  } catch {
    return "";
  }
};

/** Asks each question once, and remembers what a page was made of. */
export const recordAnswers = (askShop: AskShop): RecordedAnswers => {
  const asked = new Map<string, Promise<Recorded>>();
  const answered = new Map<string, Recorded>();

  const answer = async (path: string): Promise<Recorded> => {
    const response = await askShop(path);
    const recorded = { status: response.status, text: await response.text(), headers: [...response.headers] };
    answered.set(path, recorded);
    return recorded;
  };

  const answerAt = (path: string): unknown => {
    const recorded = answered.get(path);
    return recorded?.status === 200 ? (JSON.parse(recorded.text) as unknown) : undefined;
  };

  return {
    ask: async (path) => {
      const asking = asked.get(path) ?? answer(path);
      asked.set(path, asking);
      const { status, text, headers } = await asking;
      return new Response(text, { status, headers: headers.filter(([name]) => !name.startsWith("content-")) });
    },
    digests: () => Object.fromEntries([...answered].map(([path, recorded]) => [path, digestOf(recorded)])),
    refusalAt: (path) => {
      const { status = 0, text = "" } = answered.get(path) ?? {};
      return status < 400 ? null : codeIn(text);
    },
    isPlaceUnknown: () => [...answered].some(([path, { status }]) => status === 422 && hasPlace(path)),
    answerAt,
    answersTo: (question) =>
      [...asked.keys()]
        .filter((path) => path.split("?")[0] === question)
        .map(answerAt)
        .filter((answer) => answer !== undefined),
  };
};
