/** `npm run ops -- <command>`: asks the running server through the socket in its data folder. */
import { createConnection } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";

const FIELDS = { status: null, parked: null, retry: "id", rebuild: "view", verify: "view" };
const [command = "", argument] = process.argv.slice(2);

const fail = (message) => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
};

if (!Object.hasOwn(FIELDS, command)) {
  fail("Usage: npm run ops -- status | parked | retry <id> | rebuild <view> | verify <view>");
}
const field = FIELDS[command];
if (field && !argument) fail(`${command} needs the ${field}`);

const path = join(process.env.DATA_FOLDER ?? "data", "operator.sock");
const socket = createConnection(path);
socket.on("error", () => fail(`No server listens at ${path}`));
socket.write(`${JSON.stringify({ command, ...(field && { [field]: argument }) })}\n`);
for await (const line of createInterface({ input: socket })) {
  const answer = JSON.parse(line);
  if ("error" in answer) fail(answer.error);
  if ("value" in answer) process.stdout.write(`${JSON.stringify(answer.value, null, 2)}\n`);
  if ("end" in answer) break;
}
socket.end();
