import { sequenceOf } from "@naqsh/shared/platform/adapters/embedded-log/position-digits";
import { commandIdOf } from "@naqsh/command-service/commands/command-ids";
import { IDEMPOTENCY_HEADER } from "@naqsh/shared/platform/http/headers";
import { SESSION_COOKIE } from "@naqsh/shared/platform/http/session-cookie";
import type { SimulatedClock } from "@naqsh/shared/platform/adapters/simulated/simulated-clock";
import type { Chance } from "@naqsh/shared/platform/adapters/simulated/seeded-chance";
import type { Person } from "./cast";
import type { SimulatedShop } from "./simulated-shop";

type Answered = {
  status: number;
  body: Record<string, unknown>;
  text: string;
  /** How many events the log held when the request arrived, and when it was answered. */
  between: [before: number, after: number];
  /** When it had come to the machine, which perhaps stood still, and when the product read it. */
  arrivedAtMs: number;
  receivedAtMs: number;
  /** Which run of the product answered. */
  run: number;
  /** A refusal of a moment in which no store took it: only the run that gave it remembers it. */
  isForgettable: boolean;
};

/** A command that a person sent and sends again under the same id until it is answered. */
export type Call = {
  who: Person;
  method: "POST" | "PUT";
  path: string;
  body: object;
  /** The person may have sent it with another command, to another path. */
  key: string;
  commandId: string;
  /** The run that first got it; -1 while none did. */
  firstRun: number;
  answers: Answered[];
  /** What the person got to see in the end. */
  seen: Answered | null;
};

type Send = (who: Person, path: string, body: object, then?: (answer: Answered, call: Call) => void) => void;

export type SimulatedNetwork = {
  /** By POST. */
  send: Send;
  put: Send;
  calls: Call[];
  /** Requests that the product works on. */
  inFlight: Set<Promise<void>>;
  /** From here on nothing is lost, repeated or late. */
  calmDown: () => void;
};

type Parts = {
  time: SimulatedClock;
  chance: Chance;
  /** Of keys alone, so that what else happens in a world does not change with it. */
  keyChance: Chance;
  shop: () => { shop: SimulatedShop; run: number } | null;
  /** When a machine that stands still goes on; null while it runs. */
  frozenUntil: () => number | null;
  /** Whether the small stores take nothing now. */
  isDiskFull: () => boolean;
};

const PATIENCE_MS = 4_000;

/** Between browsers and the service: loses requests and answers, repeats and delays them. People ask again under the same id. */
export const createSimulatedNetwork = ({
  time,
  chance,
  keyChance,
  shop,
  frozenUntil,
  isDiskFull,
}: Parts): SimulatedNetwork => {
  const calls: Call[] = [];
  const inFlight = new Set<Promise<void>>();
  let isCalm = false;
  const happens = (share: number): boolean => !isCalm && chance.next() < share;

  const ask = async (call: Call, arrivedAtMs: number): Promise<Answered | null> => {
    const there = shop();
    if (!there) return null;
    if (call.firstRun < 0) call.firstRun = there.run;
    const headOf = async (): Promise<number> => sequenceOf(await there.shop.store.head());
    const before = await headOf();
    const receivedAtMs = there.shop.clock.now();
    const { status, text } = await there.shop.ask({
      method: call.method,
      path: call.path,
      headers: {
        cookie: `${SESSION_COOKIE}=${call.who.token}`,
        [IDEMPOTENCY_HEADER.toLowerCase()]: call.key,
      },
      body: call.body,
    });
    const between: [number, number] = [before, await headOf()];
    const body = JSON.parse(text) as Record<string, unknown>;
    const isForgettable = status >= 400 && isDiskFull();
    return { status, text, body, between, arrivedAtMs, receivedAtMs, run: there.run, isForgettable };
  };

  const arrive = (call: Call, then: (answer: Answered) => void, arrivedAtMs = shop()?.shop.clock.now() ?? 0): void => {
    const thawsAt = frozenUntil();
    if (thawsAt !== null) return void time.at(thawsAt, () => arrive(call, then, arrivedAtMs));
    const work = async (): Promise<void> => {
      const answer = await ask(call, arrivedAtMs);
      if (answer === null || answer.status === 503) return;
      call.answers.push(answer);
      if (happens(0.08)) return;
      const show = (): void => {
        if (call.seen) return;
        call.seen = answer;
        then(answer);
      };
      if (happens(0.3)) time.at(time.now() + chance.between(1, 2_000), show);
      else show();
    };
    const tracked = work().finally(() => inFlight.delete(tracked));
    inFlight.add(tracked);
  };

  /** A new key, or one that this person sent to other paths before. */
  const keyFor = (who: Person, path: string): string => {
    const elsewhere = calls.filter((call) => call.who === who && call.path !== path);
    const used = new Set(calls.filter((call) => call.who === who && call.path === path).map(({ key }) => key));
    const free = elsewhere.filter(({ key }) => !used.has(key));
    return free.length > 0 && keyChance.next() < 0.3 ? keyChance.pick(free).key : keyOfNumber(calls.length);
  };

  const attempt = (call: Call, then: (answer: Answered) => void): void => {
    const delay = happens(0.4) ? chance.between(1, happens(0.2) ? 3_000 : 60) : 0;
    if (!happens(0.05)) time.at(time.now() + delay, () => arrive(call, then));
    if (happens(0.1)) time.at(time.now() + delay + chance.pick([0, 0, 5, 1_500]), () => arrive(call, then));
    time.at(time.now() + PATIENCE_MS, () => {
      if (!call.seen) attempt(call, then);
    });
  };

  const sendBy =
    (method: Call["method"]): Send =>
    (who, path, body, then = () => undefined) => {
      const key = keyFor(who, path);
      const commandId = commandIdOf(who.id, { method, path, key });
      const call: Call = { who, method, path, body, key, commandId, firstRun: -1, answers: [], seen: null };
      calls.push(call);
      attempt(call, (answer) => then(answer, call));
    };

  return {
    calls,
    inFlight,
    calmDown: () => void (isCalm = true),
    send: sendBy("POST"),
    put: sendBy("PUT"),
  };
};

const keyOfNumber = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
