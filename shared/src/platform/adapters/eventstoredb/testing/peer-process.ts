import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { builtProgram } from "../../../../testing/built-program";

const program = fileURLToPath(new URL("event-store-peer.process.ts", import.meta.url));

/** Runs the peer in a process of its own, always at the same address; it can be killed and stopped from outside. */
export class PeerProcess {
  url = "";
  #child: ChildProcess | null = null;

  constructor(private readonly directory: string) {}

  async start(): Promise<void> {
    const port = this.url === "" ? "0" : new URL(this.url).port;
    const child = spawn(process.execPath, [await builtProgram(program), this.directory, port], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    this.#child = child;
    const lines = createInterface({ input: child.stdout });
    const [line] = (await once(lines, "line")) as [string];
    this.url = line;
  }

  async kill(): Promise<void> {
    const child = this.#child;
    if (!child) return;
    this.#child = null;
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  }

  freeze(): void {
    this.#child?.kill("SIGSTOP");
  }

  thaw(): void {
    this.#child?.kill("SIGCONT");
  }
}
