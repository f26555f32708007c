/// <reference types="vitest/config" />
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Where the services listen while the client is served by Vite. */
const server = process.env["NAQSH_SERVER"] ?? "http://localhost:3000";

/** React and its router change at their own pace; everything else is split by route and by what routes share. */
const vendorGroups = [
  { name: "react", test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\// },
];

export default defineConfig({
  // Vitest finds its files from the repository's root.
  ...(process.env["VITEST"] ? {} : { root: import.meta.dirname }),
  plugins: [react({ jsxImportSource: "@emotion/react" })],
  server: {
    port: 5173,
    proxy: {
      "/api": server,
      "/images": server,
      "/socket.io": { target: server, ws: true },
    },
  },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 2048,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: vendorGroups } } },
  },
  test: { setupFiles: [`${import.meta.dirname}/src/testing/setup.ts`] },
});
