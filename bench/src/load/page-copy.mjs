import { createServer } from "node:http";
import { brotliCompressSync } from "node:zlib";
import { chromium } from "playwright-core";

export const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };

/** The page as it stands once it is drawn: its elements, every rule of its styles, no script. */
const htmlOf = async (port, url) => {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.goto(url, { waitUntil: "networkidle" });
  const html = await page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText));
    for (const left of document.querySelectorAll("script, style, link[rel~=stylesheet], link[rel=modulepreload]"))
      left.remove();
    const style = document.createElement("style");
    style.textContent = rules.join("\n");
    document.head.append(style);
    return `<!doctype html>${document.documentElement.outerHTML}`;
  });
  await context.close();
  await browser.close();
  return html;
};

/** Serves a copy of a page as one file of HTML; its pictures and fonts come from the same shop, by the same way. */
export const servedCopy = async (port, shopUrl, path) => {
  const html = brotliCompressSync(await htmlOf(port, shopUrl + path));
  const server = createServer(async (request, response) => {
    if (request.url === path) {
      response.writeHead(200, { "content-type": "text/html; charset=utf-8", "content-encoding": "br" }).end(html);
      return;
    }
    const answer = await fetch(shopUrl + request.url, { headers: { accept: request.headers.accept ?? "*/*" } });
    const type = answer.headers.get("content-type") ?? "application/octet-stream";
    response.writeHead(answer.status, { "content-type": type, "cache-control": "max-age=31536000" });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise((resolve) => server.listen(0, "localhost", resolve));
  const stop = () => new Promise((resolve) => server.close(resolve));
  return { url: `http://localhost:${server.address().port}`, stop };
};
