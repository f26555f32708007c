import { HttpConnection } from "./http-connection.mjs";
import { quantile } from "../method.mjs";

const CONNECTIONS = 128;

/** Each look is a visitor's first one at its work: a browser of its own, by its number. */
const lookRequest = ({ port, artworkId, visitor }) => {
  const body = `{"artworkId":"${artworkId}","interactionType":"view","metadata":{"source":"home"}}`;
  return (
    `POST /api/interactions HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\n` +
    `User-Agent: Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/140.0 (${visitor})\r\n` +
    `Content-Length: ${body.length}\r\n\r\n${body}`
  );
};

const viewsOf = async (port, artworkId) =>
  (await (await fetch(`http://127.0.0.1:${port}/api/artworks/${artworkId}`)).json()).views;

/** Visitors who look at works of a shop; `works` are looked at in turn, `probe` only to see how fresh its count is. */
export const createLookers = (port, [probe, ...works]) => {
  let visitor = 0;
  let probed = 0;

  const look = async (connection, artworkId) => {
    const answer = await connection.send(lookRequest({ port, artworkId, visitor: (visitor += 1) }));
    const text = answer.bytes.toString("utf8", answer.bodyAt);
    if (text !== '{"counted":true}') throw new Error(`A look was answered by ${answer.status}: ${text}`);
  };

  /** Milliseconds from a look's answer until whoever asks sees it in the count. */
  const freshness = async (connection) => {
    await look(connection, probe);
    probed += 1;
    const start = performance.now();
    while ((await viewsOf(port, probe)) < probed) await new Promise((resolve) => setTimeout(resolve, 10));
    return performance.now() - start;
  };

  /** Asks by `ask` at a steady rate until `ended`; gives how many were answered in a second. */
  const steadily = async (perSecond, ended, ask) => {
    const idle = await Promise.all(Array.from({ length: CONNECTIONS }, () => HttpConnection.open(port)));
    const all = [...idle];
    let isOver = false;
    const over = ended.finally(() => (isOver = true)).catch(() => undefined);
    const running = new Set();
    const start = performance.now();
    let sent = 0;
    while (!isOver) {
      const due = ((performance.now() - start) * perSecond) / 1000;
      for (; sent < due && idle.length > 0; sent += 1) {
        const connection = idle.pop();
        const one = ask(connection, sent).then(() => idle.push(connection));
        running.add(one);
        one.finally(() => running.delete(one)).catch(() => undefined);
      }
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    const seconds = (performance.now() - start) / 1000;
    await Promise.all([over, ...running]);
    for (const connection of all) connection.close();
    return sent / seconds;
  };

  /** Looks at a steady rate until `ended`; gives how many there were in a second, and how fresh the count was at worst. */
  const openLoop = async (perSecond, ended) => {
    const prober = await HttpConnection.open(port);
    let isOver = false;
    const over = ended.finally(() => (isOver = true)).catch(() => undefined);
    const probing = (async () => {
      const took = [];
      while (!isOver) took.push(await freshness(prober));
      return took;
    })();
    const looksPerSecond = await steadily(perSecond, over, (connection, sent) =>
      look(connection, works[sent % works.length]),
    );
    const fresh = await probing;
    prober.close();
    return { looksPerSecond, freshMs: quantile(fresh, 1) };
  };

  /** As many requests that are answered at once, and of which nothing is counted or stored. */
  const echoes = (perSecond, ended) => {
    const request = `GET /health HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`;
    return steadily(perSecond, ended, (connection) => connection.send(request));
  };

  return { openLoop, echoes };
};
