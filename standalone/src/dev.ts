import { createServer } from "vite";
import { createLogger } from "@naqsh/shared/platform/logger";
import { readConfig } from "./config";
import { startNaqsh } from "./start-naqsh";

const CLIENT_URL = "http://localhost:5173";

/** `npm run dev`: the services from their sources, and Vite in front of the client; tsx starts it again on a change. */
const run = async (): Promise<void> => {
  const config = readConfig({ ...process.env, NAQSH_DEVELOPMENT: "1" }, process.argv.slice(2));
  const naqsh = await startNaqsh({
    ...config,
    publicUrl: CLIENT_URL,
    showsMailbox: true,
    logger: createLogger({ level: config.logLevel }),
    commands: {
      allowedOrigins: [CLIENT_URL],
      administrator: config.administrator,
      announce: (text) => void process.stdout.write(`${text}\n`),
    },
  });
  const client = await createServer({ configFile: "client/vite.config.ts", server: { strictPort: true } });
  await client.listen();
  process.stdout.write(`Naqsh is open at ${CLIENT_URL}; its services listen at ${naqsh.url}\n`);
  const stop = (): void => {
    Promise.all([client.close(), naqsh.stop()]).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
};

await run();
