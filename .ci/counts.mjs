import { readFileSync } from "node:fs";

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
console.log(`${report.numPassedTests} passed, ${failed} failed, ${skipped} skipped`);
if (failed > 0 || skipped > 0 || report.numPassedTests === 0) process.exit(1);
