/** `npm run soak`: the trials (simulation, races, flips, kills, mutants) at their full counts. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { raceForTheClose } from "../simulation/close-race";
import { flipOnce, logOfAWorld } from "../simulation/flipped-log";
import { COVERAGE_POINTS } from "../simulation/coverage-points";
import { flipPostingsOnce, postingsInto } from "./flipped-postings";
import { flipSnapshotOnce, snapshotInto } from "./flipped-snapshots";
import { judgeKills } from "./judge-kills";
import { killRounds } from "./kill-rounds";
import { killMutants, MUTANTS } from "../mutants/mutants";
import { progressOf, say } from "./progress";
import { simulateInParts } from "./simulate-in-parts";

const SEEDS = 1_000;
const RACES = 10_000;
const FLIPS = { log: 7_000, snapshots: 2_000, postings: 1_000 };
const ALL_FLIPS = 10_000;
const KILLS = 200;
const WRITERS = 50;

const inTemporaryFolder = async (run: (folder: string) => Promise<void>): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), "naqsh-soak-"));
  try {
    await run(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const simulation = async (count = SEEDS): Promise<string> => {
  const { met, events } = await simulateInParts(count);
  const missed = COVERAGE_POINTS.filter((point) => !met.includes(point));
  if (missed.length > 0) throw new Error(`Never met: ${missed.join(", ")}`);
  return `${count} seeds, ${events} events, all ${COVERAGE_POINTS.length} coverage points`;
};

const races = async (count = RACES): Promise<string> => {
  const progress = progressOf("races for the close", count);
  let taken = 0;
  for (let seed = 1; seed <= count; seed += 1) {
    const race = await raceForTheClose(String(seed)).catch((cause: unknown) => {
      throw new Error(`SEED=${seed}: ${String(cause)}`, { cause });
    });
    taken += race.taken;
    progress(seed);
  }
  return `${count} races, ${taken} bids taken`;
};

const flips = async (count = ALL_FLIPS): Promise<string> => {
  const ofLog = Math.round((count * FLIPS.log) / ALL_FLIPS);
  const ofPostings = Math.round((count * FLIPS.postings) / ALL_FLIPS);
  const ofLogAndSnapshots = count - ofPostings;
  const progress = progressOf("flipped bits", count);
  const found = { log: 0, mark: 0, index: 0, found: 0, table: 0, harmless: 0 };
  const postings = { found: 0, harmless: 0 };
  const files = await logOfAWorld();
  for (let seed = 1; seed <= ofLog; seed += 1) {
    found[await flipOnce(files, seed)] += 1;
    progress(seed);
  }
  await inTemporaryFolder(async (folder) => {
    await snapshotInto(folder);
    for (let seed = ofLog + 1; seed <= ofLogAndSnapshots; seed += 1) {
      found[await flipSnapshotOnce(folder, seed)] += 1;
      progress(seed);
    }
  });
  await inTemporaryFolder(async (folder) => {
    const [closed, killed] = [join(folder, "closed"), join(folder, "killed")];
    await postingsInto(closed, true);
    await postingsInto(killed, false);
    for (let seed = ofLogAndSnapshots + 1; seed <= count; seed += 1) {
      const isClosed = seed % 2 === 0;
      const outcome = await flipPostingsOnce(isClosed ? closed : killed, join(folder, "copy"), seed);
      if (isClosed && outcome === "harmless")
        throw new Error(`SEED=${seed}: a closed history's file hid a flipped bit`);
      postings[outcome] += 1;
      progress(seed);
    }
  });
  const { log, mark, index, table } = found;
  if (found.harmless > 0) throw new Error(`${found.harmless} bits of snapshots were flipped without effect`);
  const ofViews = `${found.found} in snapshots, ${table} in their tables, ${ofPostings} in the history's file (${postings.harmless} after a kill changed nothing)`;
  return `${count} flips: ${log} in the log, ${mark} in the mark, ${index} in indexes, ${ofViews}`;
};

const kills = async (count = KILLS): Promise<string> => {
  const progress = progressOf("kills", count);
  const seed = process.env["SEED"] ?? String(Date.now());
  say(`kills: SEED=${seed}`);
  let told = "";
  await inTemporaryFolder(async (dataFolder) => {
    const report = await killRounds({ dataFolder, kills: count, writers: WRITERS, seed, onKill: progress });
    const { events } = await judgeKills(dataFolder, report);
    told = `${count} kills under ${WRITERS} writers, ${report.acknowledged.length} acknowledged bids, ${events} events`;
  });
  return told;
};

/** Words after `mutants` choose those whose name or file has one of them. */
const chosenMutants = (asked: readonly string[]) => {
  const words = asked.filter((word) => !(word in PARTS) && Number.isNaN(Number(word)));
  if (words.length === 0) return MUTANTS;
  return MUTANTS.filter(({ name, file }) => words.some((word) => name.includes(word) || file.includes(word)));
};

const mutants = async (): Promise<string> => {
  let killed = 0;
  const chosen = chosenMutants(process.argv.slice(2));
  const survivors = await killMutants(process.cwd(), chosen, ({ name, spec }, isKilled) => {
    killed += Number(isKilled);
    say(`${isKilled ? "killed  " : "SURVIVED"} ${name} (${spec})`);
  });
  if (survivors.length > 0) throw new Error(`Survived: ${survivors.join(", ")}`);
  return `${killed} mutants, all killed`;
};

const PARTS: Record<string, (count?: number) => Promise<string>> = { simulation, races, flips, kills, mutants };

/** `npm run soak [-- part count ...]`: the trials at their full counts, or some of them. */
const soak = async (asked: readonly string[]): Promise<void> => {
  const names = asked.filter((word) => word in PARTS);
  const counts = new Map(asked.map((word, place) => [word, Number(asked[place + 1])]));
  let failed = false;
  for (const name of names.length > 0 ? names : Object.keys(PARTS)) {
    const began = performance.now();
    try {
      const told = await PARTS[name]!(counts.get(name) || undefined);
      say(`ok      ${name}: ${told}; ${Math.round((performance.now() - began) / 1000)} s`);
    } catch (error) {
      failed = true;
      say(`FAILED  ${name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    }
  }
  process.exitCode = failed ? 1 : 0;
};

void soak(process.argv.slice(2));
