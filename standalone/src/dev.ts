import { createServer } from "vite";
import { stopOnSignal } from "@naqsh/shared/platform/stop-on-signal";
import { readConfig } from "./start/config";
import { openShop } from "./start/open-shop";

const CLIENT_PORT = 5173;
const CLIENT_URL = `http://localhost:${CLIENT_PORT}`;

const say = (text: string): void => void process.stdout.write(text);

/** `npm run dev`: the services from their sources, and Vite in front of the client; tsx starts it again on a change. */
const config = readConfig({ PUBLIC_URL: CLIENT_URL, ...process.env, NAQSH_DEVELOPMENT: "1" }, process.argv.slice(2));
const shop = await openShop({ config, say, allowedOrigins: [CLIENT_URL] });
const client = await createServer({
  root: "client",
  configFile: "client/vite.config.ts",
  server: {
    port: CLIENT_PORT,
    strictPort: true,
    proxy: {
      "/api": shop.url,
      "/images": shop.url,
      "/previews": shop.url,
      "/dev/mailbox": shop.url,
      "/socket.io": { target: shop.url, ws: true },
    },
  },
});
await client.listen();
say(`Naqsh is open at ${CLIENT_URL}; its services listen at ${shop.url}\n`);
stopOnSignal([() => client.close(), shop.stop]);
