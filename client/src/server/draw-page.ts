import {
  isMissingPage,
  isNowhere,
  questionOf,
  standsWithSubject,
  subjectOf,
  type PageAsked,
  type PageDrawn,
} from "@naqsh/shared/first-view";
import { QueryClient } from "@tanstack/react-query";
import { callPlatform, speak } from "../i18n/i18n";
import { askBy } from "../lib/api";
import { isApiError } from "../lib/api-error";
import { beginWith, isDrawnByTime } from "../lib/first-view";
import { usePreferences } from "../lib/preferences.store";
import { settingsQuery } from "../lib/settings";
import { askAll } from "./ask-all";
import { collectStyles } from "./collected-styles";
import { documentOf } from "./document";
import { drawApp } from "./drawn-app";
import { createDrawingQueue } from "./drawing-queue";
import { recordAnswers, type AskShop, type RecordedAnswers } from "./recorded-answers";

/** A question's answer can bring the next question; a page that goes on asking is not to be drawn here. */
const MOST_ROUNDS = 6;

const isSame = (before: Readonly<Record<string, string>>, now: Readonly<Record<string, string>>): boolean =>
  Object.entries(before).every(([path, digest]) => now[path] === digest);

/** Whether a page still is what it would be if it were drawn now. */
const stillHolds = async ({ madeOf }: PageAsked, answers: RecordedAnswers): Promise<boolean> => {
  if (!madeOf) return false;
  await Promise.all(Object.keys(madeOf).map(answers.ask));
  return isSame(madeOf, answers.digests());
};

const pathAlone = ({ path }: PageAsked): string => path.split("?")[0] ?? path;

/** Whether there is nothing at an address: `unknown`, of which one page speaks for all, or `gone`, of which its own tells more. */
const missingAt = async (path: string, answers: RecordedAnswers): Promise<"unknown" | "gone" | null> => {
  const question = questionOf(path);
  if (question === null) return isNowhere(path) ? "unknown" : null;
  if ((await answers.ask(question)).status !== 404) return null;
  return answers.refusalAt(question) === "ARTWORK_WITHDRAWN" ? "gone" : "unknown";
};

/** Draws one page; not two at once, since language and look are the process's. */
const draw = async (asked: PageAsked, answers: RecordedAnswers, template: string): Promise<PageDrawn> => {
  const { path, origin, view } = asked;
  beginWith(view);
  usePreferences.setState(view);
  askBy(answers.ask);
  const missing = await missingAt(pathAlone(asked), answers);
  if (missing === "unknown" && !isMissingPage(pathAlone(asked))) return { kind: "none", status: 404 };
  await speak(view.language, view.digits);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Infinity } } });
  // Before all texts, which name the platform.
  callPlatform((await queries.fetchQuery(settingsQuery)).platformName);
  for (let round = 1; round <= MOST_ROUNDS; round += 1) {
    const styles = collectStyles(view.language);
    let title = "";
    const drawing = {
      address: origin + path,
      queries,
      styles: styles.cache,
      onTitle: (told: string) => (title = told),
    };
    // oxlint-disable-next-line no-await-in-loop -- what was drawn tells what to ask next
    const markup = await drawApp(drawing);
    if (markup === null) return { kind: "none", status: 404 };
    // oxlint-disable-next-line no-await-in-loop -- what was drawn tells what to ask next
    if (await askAll(queries)) continue;
    const html = documentOf({ template, asked, title, markup, styles: styles.elements(), queries, answers });
    const isMissing = missing !== null;
    return { kind: "page", html, madeOf: answers.digests(), isTimed: isDrawnByTime(), isMissing };
  }
  throw new Error(`${path} asked more than ${MOST_ROUNDS} rounds of questions`);
};

/** What whoever asked for a page hears before it is drawn. */
export type Heard = {
  /** Its turn has come. */
  begun: () => void;
  /** What it is about was found, and so there is such a page, whether or not it can be drawn. */
  isThere: () => void;
};

/** Asks for what a page is about before its turn: the answer that says whether there is such a page is the one it is drawn from. */
const seekSubject = async (path: string, answers: RecordedAnswers, isThere: () => void): Promise<void> => {
  const subject = subjectOf(path);
  if (subject === null || !standsWithSubject(path)) return;
  try {
    if ((await answers.ask(subject)).ok) isThere();
  } catch {
    // The drawing meets the same failure, and tells it.
  }
};

/**
 * Draws pages one after the other; that one's turn has come is not told of a page that still holds.
 * @param template the built index.html
 */
export const createPageDrawer = (template: string, askShop: AskShop) => {
  const inTurn = createDrawingQueue();
  return async (asked: PageAsked, { begun, isThere }: Heard): Promise<PageDrawn> => {
    const answers = recordAnswers(askShop);
    void seekSubject(pathAlone(asked), answers, isThere);
    if (await stillHolds(asked, answers)) return { kind: "unchanged" };
    try {
      return await inTurn(() => draw(asked, answers, template), begun);
    } catch (error) {
      // What was refused the client says in its own words.
      if (isApiError(error) && error.status >= 400 && error.status < 500)
        return { kind: "none", status: error.status === 404 ? 404 : 200 };
      throw error;
    }
  };
};
