import { Agent, request } from "node:http";
import type { IncomingMessage, OutgoingHttpHeaders } from "node:http";
import { Agent as SecureAgent, request as secureRequest } from "node:https";
import { text } from "node:stream/consumers";
import { createAddressRotation } from "./address-rotation";
import type { ResolveName } from "./address-rotation";

export type Asked = { method: "GET" | "POST"; headers: OutgoingHttpHeaders; body?: string };
export type Answered = { status: number; text: string };

/**
 * A client for one service over keep-alive connections; redirects are answers like others. Node's own requests cost a fifth
 * of a `fetch`, and the worker sends one for each notice. Gives up after `limitMs`. If the name has several addresses, they
 * are used in rotation, and one that gave no answer comes last for a while.
 * @throws Error if no whole answer came
 */
export const createKeepAliveClient = (
  url: string,
  limitMs: number,
  resolve?: ResolveName,
): ((path: string, asked: Asked) => Promise<Answered>) => {
  const isSecure = url.startsWith("https:");
  const rotation = createAddressRotation(resolve);
  const options = { keepAlive: true, lookup: rotation.lookup };
  const agent = isSecure ? new SecureAgent(options) : new Agent(options);
  const send = isSecure ? secureRequest : request;

  return (path, { method, headers, body }) =>
    new Promise((settle, reject) => {
      const ask = (isFirst: boolean): void => {
        const asking = send(url + path, { method, agent, headers: { ...headers, ...lengthOf(body) } });
        const giveUp = (): void => {
          rotation.avoid(asking.socket?.remoteAddress);
          dropIdle(agent, asking.socket?.remoteAddress);
          asking.destroy(new Error(`No answer within ${limitMs} ms`));
        };
        const limit = setTimeout(giveUp, limitMs);
        let hasAnswerBegun = false;
        let hasFailed = false;
        /** One failure may come from the request and from the answer. */
        const failed = (error: Error): void => {
          if (hasFailed) return;
          hasFailed = true;
          clearTimeout(limit);
          // The server had closed the connection, which was idle, before the question reached it.
          if (isFirst && asking.reusedSocket && !hasAnswerBegun && isReset(error)) ask(false);
          else reject(error);
        };
        const answered = async (response: IncomingMessage): Promise<void> => {
          hasAnswerBegun = true;
          const answer = { status: response.statusCode!, text: await text(response) };
          clearTimeout(limit);
          settle(answer);
        };
        asking.on("response", (response) => void answered(response).catch(failed));
        asking.on("error", failed);
        asking.end(body);
      };
      ask(true);
    });
};

/** The next question is not to go over a connection to a server that is silent. */
const dropIdle = (agent: Agent, address: string | undefined): void => {
  const idle = Object.values(agent.freeSockets).flatMap((sockets) => sockets ?? []);
  for (const socket of idle) if (socket.remoteAddress === address) socket.destroy();
};

const lengthOf = (body: string | undefined): OutgoingHttpHeaders =>
  body === undefined ? {} : { "content-length": Buffer.byteLength(body) };

const isReset = (error: Error): boolean => "code" in error && error.code === "ECONNRESET";
