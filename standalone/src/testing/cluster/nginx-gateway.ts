import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "@naqsh/shared/testing/free-port";
import { PATIENCE_MS } from "@naqsh/shared/testing/patience";

const root = resolve(import.meta.dirname, "../../../..");

type Behind = {
  commandUrls: readonly string[];
  projectionUrls: readonly string[];
  /** The built client. */
  clientFolder: string;
  /** Nobody if it is left out. */
  trustedProxy?: string;
  /** Cards are taken by Stripe. */
  takesCards?: boolean;
  /** In place of how long a service may be silent; one that was is left alone for a minute then. */
  patience?: string;
  /** In place of how many connections one address may have at once. */
  connectionsOfOne?: number;
  /** In place of how long somebody may be connected before they have asked for something. */
  silence?: string;
};

export type Gateway = {
  url: string;
  /** What its log holds by now. */
  logged: () => string;
  stop: () => Promise<void>;
};

/** Whether the gateway can be started. Says how to get nginx if it is missing; in CI it has to be there. */
export const canStartGateway = (): boolean => {
  const isThere = spawnSync("nginx", ["-v"]).status === 0;
  if (!isThere && !process.env["CI"]) {
    process.stderr.write("Suites behind the gateway did not run: no nginx here (apt-get install nginx-light)\n");
    return false;
  }
  return true;
};

/** What the image brings around the site: everything that is written lies in `folder`. */
const mainConfiguration = (folder: string): string => `
daemon off;
${userInfo().uid === 0 ? "user root;" : ""}
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events { worker_connections 1024; }
http {
  access_log ${folder}/access.log;
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`).join(" ")}
  include ${folder}/site.conf;
}`;

/** Of everything but sockets. */
const USUAL_PATIENCE = /(^ {4}proxy_read_timeout )15s;$/m;
const USUAL_CONNECTIONS = /(^ {4}limit_conn readers )1000;$/m;
const USUAL_SILENCE = /(^ {4}client_header_timeout )10s;$/m;
/** How long a service that failed is left alone. */
const USUAL_PAUSE = "fail_timeout=2s";

/** The site with another value in place of a usual one, if there is another. */
const set = (site: string, usual: RegExp, value: string | number | undefined): string => {
  if (value === undefined) return site;
  if (!usual.test(site)) throw new Error(`The gateway says nothing like ${String(usual)}`);
  return site.replace(usual, `$1${value};`);
};

/** The site as compose makes it, for these processes. */
const siteConfiguration = (port: number, behind: Behind): string => {
  // If compose has one name of several addresses, there are several servers here.
  const servers: Record<string, readonly string[]> = {
    COMMAND_SERVICE: behind.commandUrls,
    PROJECTION_SERVICE: behind.projectionUrls,
  };
  const values: Record<string, string> = {
    PORT: `127.0.0.1:${port}`,
    CLIENT_FOLDER: behind.clientFolder,
    GATEWAY_FOLDER: join(root, "gateway"),
    // Reserved for documentation: nobody comes from there.
    TAKES_CARDS: behind.takesCards ? "1" : "0",
    TRUSTED_PROXY: behind.trustedProxy ?? "192.0.2.1",
  };
  const template = readFileSync(join(root, "gateway/nginx.conf.template"), "utf8");
  const listed = template.replaceAll(/^ +server \$\{([A-Z_]+)\}(.*;)$/gm, (_, name: string, options: string) =>
    servers[name]!.map((url) => `server ${new URL(url).host}${options}`).join("\n"),
  );
  const filled = listed.replaceAll(/\$\{([A-Z_]+)\}/g, (_, name: string) => values[name]!);
  const limited = set(set(filled, USUAL_CONNECTIONS, behind.connectionsOfOne), USUAL_SILENCE, behind.silence);
  if (!behind.patience) return limited;
  return set(limited, USUAL_PATIENCE, behind.patience).replaceAll(USUAL_PAUSE, "fail_timeout=1m");
};

/** Starts nginx with the gateway's own configuration. */
export const openGateway = async (behind: Behind): Promise<Gateway> => {
  const folder = mkdtempSync(join(tmpdir(), "naqsh-gateway-"));
  mkdirSync(join(folder, "logs"));
  const port = await freePort();
  writeFileSync(join(folder, "nginx.conf"), mainConfiguration(folder));
  const accessLog = join(folder, "access.log");
  writeFileSync(join(folder, "site.conf"), siteConfiguration(port, behind).replace("/dev/stdout", accessLog));
  const nginx = spawn("nginx", ["-p", folder, "-c", join(folder, "nginx.conf")], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  nginx.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const url = `http://127.0.0.1:${port}`;
  const until = Date.now() + PATIENCE_MS;
  while (
    !(await fetch(`${url}/health`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (nginx.exitCode !== null || Date.now() > until) throw new Error(`nginx did not start: ${said}`);
    await new Promise((resolved) => setTimeout(resolved, 20));
  }
  return {
    url,
    logged: () => readFileSync(accessLog, "utf8"),
    stop: async () => {
      if (nginx.exitCode === null) {
        nginx.kill("SIGTERM");
        await once(nginx, "exit");
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
