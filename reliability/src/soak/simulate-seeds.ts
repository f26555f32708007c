import { simulate } from "../simulation/simulate";
import { progressOf, say } from "./progress";

/** Lives through the seeds in this process; prints what it met, for the process that asked. */
const simulateSeeds = async (from: number, to: number): Promise<void> => {
  const progress = progressOf(`seeds ${from} to ${to - 1}`, to - from);
  const met = new Set<string>();
  let events = 0;
  let seed = from;
  process.once("exit", () => {
    if (seed === to) return;
    say(`SEED=${seed}: the world stands still`);
    process.exitCode = 1;
  });
  for (; seed < to; seed += 1) {
    const simulated = await simulate(String(seed));
    events += simulated.events;
    for (const point of simulated.points) met.add(point);
    progress(seed - from + 1);
  }
  process.stdout.write(JSON.stringify({ met: [...met], events }));
};

const [from, to] = process.argv.slice(2).map(Number);
void simulateSeeds(from!, to!);
