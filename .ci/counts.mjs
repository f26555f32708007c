import { readFileSync } from "node:fs";
import { relative } from "node:path";

const [reportFile] = process.argv.slice(2);
const report = JSON.parse(readFileSync(reportFile, "utf8"));
const skipped = report.numPendingTests + report.numTodoTests;
// A suite that failed to load counts no test of its own, and must not look like a success.
const failed =
  report.numFailedTests +
  report.testResults.filter((f) => f.status === "failed" && f.assertionResults.length === 0).length;

// What failed first and passed then has kept the message of its failure: to be looked into, though it stops nothing.
for (const file of report.testResults)
  for (const test of file.assertionResults)
    if (test.status === "passed" && test.failureMessages.length > 0) {
      const [firstLine] = test.failureMessages[0].split("\n");
      console.log(`passed at its second attempt: ${file.name} > ${test.fullName}: ${firstLine}`);
    }
// Where the time goes: each core has a file at a time, so that on two the run takes about half of the sum.
const timed = report.testResults.map((file) => ({
  path: relative(process.cwd(), file.name),
  seconds: (file.endTime - file.startTime) / 1000,
}));
const byPackage = new Map();
for (const file of timed) {
  const [name] = file.path.split("/");
  byPackage.set(name, [...(byPackage.get(name) ?? []), file]);
}
const total = (files) => files.reduce((sum, { seconds }) => sum + seconds, 0).toFixed(0);
for (const [name, files] of byPackage) console.log(`${name}: ${total(files)} s in ${files.length} files`);
for (const { path, seconds } of timed.toSorted((one, other) => other.seconds - one.seconds).slice(0, 15))
  console.log(`${seconds.toFixed(0).padStart(5)} s  ${path}`);

console.log(`${report.numPassedTests} passed, ${failed} failed, ${skipped} skipped`);
if (failed > 0 || skipped > 0 || report.numPassedTests === 0) process.exit(1);
