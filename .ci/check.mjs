import { spawnSync } from "node:child_process";

/** Runs the scripts of package.json that are named, one after the other, also after one that fails; says how long each took. */
const parts = process.argv.slice(2);
const results = parts.map((part) => {
  const begun = performance.now();
  const [name, ...words] = part.split(" ");
  const { status } = spawnSync("npm", ["run", "--silent", name, "--", ...words], { stdio: "inherit" });
  return { part, isWell: status === 0, seconds: ((performance.now() - begun) / 1000).toFixed(1) };
});
for (const { part, isWell, seconds } of results) console.log(`${isWell ? "passed" : "FAILED"} ${part} (${seconds} s)`);
if (!results.every(({ isWell }) => isWell)) process.exit(1);
