import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../..");

/** Words that no file or folder is named by, each with the field's word (docs/glossary.md). */
const ADVICE: readonly [banned: RegExp, word: string][] = [
  [/^(acting|turns|company)$/, "leader duties, leader election, coordination"],
  [/^under-/, "fenced ports, or what the file gives"],
  [/turnstile/, "concurrency limit"],
  [/^(log|facts)-news$/, "signal, or stream freshness"],
  [/-doubts$/, "uncertain appends"],
  [/^(recent|kept)-answers$/, "in-flight commands, idempotency store"],
  [/-places$/, "index, or positions"],
  [/^sent-command$/, "untyped command"],
  [/(^|-)doors?$/, "client, socket, router or authentication"],
  [/(^|-)(job|bullmq|stream)-lines$|^line$/, "queue, stream or connection: three things, three words"],
  [/-pace$/, "interval, or rate"],
  [/as-they-are/, "raw"],
  [/^late-answers$/, "client patches"],
  [/^log-place$/, "log position"],
  [/-teller$/, "throttled log"],
  [/^clear-errors$/, "map rejections"],
  [/(^|-)rests$/, "idle"],
  [/readers?-(doing|network)/, "client errors, client network"],
  [/^no-address$/, "malformed url"],
  [/^unmet-/, "expect header"],
  [/^(stream|address)-turns$/, "rotation, queue or lock"],
  [/^kept-connections$/, "keep-alive client"],
  [/-stale$|-unfed$/, "drop abandoned"],
  [/(^|-)saves$/, "snapshots"],
  [/-shelf$/, "store"],
  [/-alarm$/, "timer"],
  [/journal/, "write-ahead log"],
  [/stillness/, "write barrier"],
  [/^(view-table|kept-documents)$/, "index snapshot, or what the file makes"],
  [/^moving$/, "migration"],
  [/(^|-)house(-|$)/, "shop, for the composed product; write side, read side"],
  [/^(spread|opened-part|remembered-room)$/, "jitter, mounted once open, reserved height"],
  [/^use-return-here$/, "return parameter"],
  [/\.(histories|examples)$|^\w+\.model$/, "testing: random histories, fixtures, naive model"],
  [/(^|-)(utils?|helpers?|manager|common|misc)$/, "what the file does"],
];

const sourcesOf = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/(^|\/)(node_modules|dist|art|demo-content)\//.test(file))
    .map((file) => `${folder}/${file}`);

/** The names of a path's folders and of its file, without the endings that every kind of file has. */
const namesIn = (path: string): string[] =>
  path.split("/").map((name) => name.replace(/(\.(spec|contract|process|processes|faults|d))*\.(ts|tsx|mjs)$/, ""));

it("calls no file by a word of its own where the field has one", () => {
  const { workspaces } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { workspaces: string[] };
  const files = [...workspaces, "bench"].flatMap(sourcesOf);
  expect(files.length).toBeGreaterThan(1_000);
  const found = files.flatMap((path) =>
    namesIn(path).flatMap((name) =>
      ADVICE.filter(([banned]) => banned.test(name)).map(([, word]) => `${path}: ${word}`),
    ),
  );
  expect(found).toEqual([]);
});
