import { liveTopics } from "@naqsh/projection-service/live-topics";
import type { QueryDeps } from "@naqsh/projection-service/query-deps";
import { connect, joinTopic } from "@naqsh/projection-service/testing/live-watcher";
import { allReads, allWrites } from "@naqsh/shared/endpoints";
import type { Endpoint } from "@naqsh/shared/kernel/endpoint";
import { statusOfRejection } from "@naqsh/shared/platform/http/problem-answer";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { describe, expect, it } from "vitest";
import { allCalls } from "./access-calls";
import type { Call } from "./access-calls";
import { openCast, openWalkedShop } from "./access-cast";
import type { Subjects } from "./access-cast";
import { STATES } from "./access-states";
import type { State } from "./access-states";
import type { Row } from "./access-rows";
import { ENDS_SESSIONS, topicTable } from "./access-table";

const folders = temporaryFolder();
const MADE_UP = "00000000-0000-4000-8000-00000000e7a1";
const KEPT_OUT: ReadonlySet<number> = new Set([401, 403]);

type Known = Readonly<Record<string, string>>;

const named = (text: string, subjects: Known): string =>
  text.replaceAll(/:(\w+)/g, (_, name: string) => subjects[name] ?? MADE_UP);

const filledIn = (call: Call, subjects: Subjects): Call => {
  const fill = (_: string, value: unknown): unknown =>
    typeof value === "string" && value.startsWith(":") ? named(value, subjects) : value;
  const body = call.body && (JSON.parse(JSON.stringify(call.body, fill)) as object);
  return { ...call, path: named(call.path, subjects), body };
};

type Met = { status: number; code: string | null };

const ask = async (url: string, call: Call, cookie: string): Promise<Met> => {
  const { method, path, body } = call;
  const answer = await fetch(`${url}${path}`, {
    method,
    redirect: "manual",
    headers: { cookie, accept: "application/json", ...(body && { "content-type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const isProblem = answer.headers.get("content-type")?.startsWith("application/problem+json") ?? false;
  return { status: answer.status, code: isProblem ? (JSON.parse(text) as { code: string }).code : null };
};

/** Where a row stands that says otherwise than the endpoint. */
const tableOf = (method: string): string =>
  method === "GET" ? "readExceptions of read-access.ts" : "writeExceptions of access-table.ts";

const codesOf = (row: Row): ReadonlySet<string | null> => new Set(Object.values(row));

/** What the table says of a state, beside what the product answered; null if both agree. */
const difference = ({ name, method, path, row }: Call, state: State, met: Met): string | null => {
  if (row === undefined) return `${name} lists no refusal for whom its subject is not, and has no row in the table`;
  const code = row[state];
  const said = `${name}, ${state}: ${code ?? "let in"}, but met ${met.status} ${met.code ?? ""}`;
  if (code !== null) return met.code === code && met.status === statusOfRejection(code) ? null : said;
  const isKeptOut = KEPT_OUT.has(met.status) || (met.code !== null && codesOf(row).has(met.code));
  // A question about something that there is has an answer.
  const isAnswered = method !== "GET" || met.status < 400 || path.includes(MADE_UP);
  if (isKeptOut) return `${said}: if that is right, a row in ${tableOf(method)} (standalone/src/access) says so`;
  return met.status >= 500 || !isAnswered ? said : null;
};

describe("The access table", () => {
  it("says of every call whom it lets in, and the product does so", async () => {
    const shop = await openWalkedShop(folders.fresh());
    const { subjects, callers, again } = await openCast(shop);
    const differences: (string | null)[] = [];
    for (const call of allCalls) {
      for (const state of STATES) {
        if (ENDS_SESSIONS.has(call.name)) await again(state);
        const { cookie } = callers[state];
        const filled = filledIn(call, subjects);
        differences.push(difference(filled, state, await ask(shop.running.url, filled, cookie)));
      }
      if (ENDS_SESSIONS.has(call.name)) for (const state of STATES) await again(state);
    }
    expect(differences.filter((one) => one !== null)).toEqual([]);
    expect(differences.length).toBeGreaterThan(400);
    expect(shop.errors).toEqual([]);
  });

  it("leaves to administrators what stands at their address, and nothing else", () => {
    const endpoints: Endpoint[] = [...Object.values(allWrites), ...Object.values(allReads)].flatMap(Object.values);
    const misplaced = endpoints.filter(
      ({ path, access }) => path.startsWith("/api/admin/") !== (access === "administrator"),
    );
    expect(misplaced.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });

  it("says of every live topic who may watch it, and the product does so", async () => {
    const shop = await openWalkedShop(folders.fresh());
    const { subjects, callers } = await openCast(shop);
    const differences: (string | null)[] = [];
    for (const state of STATES) {
      const { id, cookie } = callers[state];
      const socket = connect(shop.running.url, cookie);
      for (const [name, row] of Object.entries<Row>(topicTable)) {
        const topic = named(name, { ...subjects, own: id || MADE_UP, other: subjects.otherId });
        const answer = await joinTopic(socket, { topic });
        const met = answer.ok ? null : answer.code;
        differences.push(met === row[state] ? null : `${name}, ${state}: ${row[state]}, but met ${met}`);
      }
      socket.disconnect();
    }
    expect(differences.filter((one) => one !== null)).toEqual([]);
    expect(shop.errors).toEqual([]);
  });

  it("has a row for every live topic", () => {
    const topics = liveTopics({ views: {} } as QueryDeps, { now: () => ({ sequence: 0, people: {} }) });
    const names = Object.keys(topicTable).map((name) => named(name, {}));
    expect(topics.filter(({ matches }) => !names.some((name) => matches(name)))).toEqual([]);
    expect(names.filter((name) => !topics.some(({ matches }) => matches(name)))).toEqual([]);
  });
});
