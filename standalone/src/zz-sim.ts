import { simulate } from "./simulation/simulate";
const [from, to] = process.argv.slice(2).map(Number);
const run = async () => {
  const met: Record<string, number> = {};
  for (let s = from!; s <= to!; s++) {
    try {
      const r = await simulate(String(s));
      for (const m of r.sightings) met[m] = (met[m] ?? 0) + 1;
    } catch (e) {
      console.log("FAIL", String(e).slice(0, 1500));
    }
  }
  console.log("done", from, to, JSON.stringify(met));
};
void run();
