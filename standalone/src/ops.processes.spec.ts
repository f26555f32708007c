import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { openShop } from "./testing/shop-in-test";

const folder = temporaryFolder();

describe("npm run ops, as a process", () => {
  it("ends without a word more, and not as if it were done, when whoever reads goes away", async () => {
    const dataFolder = folder.fresh();
    await openShop(dataFolder);
    const program = join(import.meta.dirname, "ops.ts");
    const env = { ...process.env, DATA_FOLDER: dataFolder };
    const args = ["--import", "tsx", program, "verify", "--json"];
    const ops = spawn(process.execPath, args, { env, stdio: ["ignore", "pipe", "pipe"] });
    ops.stdout.destroy();
    const [error, [code]] = await Promise.all([text(ops.stderr), once(ops, "exit")]);
    expect({ error, code }).toEqual({ error: "", code: 1 });
  });
});
