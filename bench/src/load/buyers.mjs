import { randomUUID } from "node:crypto";
import { HttpConnection } from "./http-connection.mjs";

const AT_ONCE = 100;
/** What the buyers were shown, riyals. */
const TOTAL = 1_150;

const buyRequest = ({ port, artworkId, cookie }) => {
  const body = `{"artworkId":"${artworkId}","amount":${TOTAL}}`;
  return (
    `POST /api/checkout HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\n` +
    `Content-Length: ${body.length}\r\nCookie: ${cookie}\r\nIdempotency-Key: ${randomUUID()}\r\n\r\n${body}`
  );
};

/** Connections of all buyers are open before the first of them asks: what is timed is the asking. */
const opened = async (port, count) => {
  const connections = [];
  while (connections.length < count) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - connections.length) }, () => HttpConnection.open(port));
    connections.push(...(await Promise.all(some)));
  }
  return connections;
};

/**
 * Everybody asks for one work in the same moment. Gives how many got it, how many were told that it is kept for another one, and
 * the milliseconds until the first and the last answer.
 */
export const buyAtOnce = async ({ port, artworkId, cookies }) => {
  const connections = await opened(port, cookies.length);
  const requests = cookies.map((cookie) => buyRequest({ port, artworkId, cookie }));
  const start = performance.now();
  const answers = await Promise.all(
    connections.map(async (connection, place) => {
      const { status, bytes, bodyAt } = await connection.send(requests[place]);
      return { status, took: performance.now() - start, text: bytes.toString("utf8", bodyAt) };
    }),
  );
  for (const connection of connections) connection.close();
  const orders = answers.filter(({ status }) => status === 201).length;
  const refused = answers.filter(({ status, text }) => status === 409 && text.includes("ARTWORK_IS_RESERVED")).length;
  const other = answers.find(({ status, text }) => status !== 201 && !text.includes("ARTWORK_IS_RESERVED"));
  if (other) throw new Error(`A buyer was answered by ${other.status}: ${other.text}`);
  const took = answers.map((answer) => answer.took);
  return { orders, clear: orders + refused, first: Math.min(...took), last: Math.max(...took) };
};
