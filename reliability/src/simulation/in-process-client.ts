import { IncomingMessage, ServerResponse } from "node:http";
import type { RequestListener } from "node:http";
import { Socket } from "node:net";

export type InProcessRequest = { method: string; path: string; headers: Record<string, string>; body?: object };
export type InProcessAnswer = { status: number; text: string };

const unplugged = new Socket();

/** Asks a server's listener as over HTTP, without a network: the same routes, headers and bytes. */
export const askInProcess = (listener: RequestListener, asked: InProcessRequest): Promise<InProcessAnswer> =>
  new Promise((resolve) => {
    const request = new IncomingMessage(unplugged);
    request.method = asked.method;
    request.url = asked.path;
    request.headers = { host: "naqsh.test", ...asked.headers };
    if (asked.body) request.headers["content-type"] = "application/json";
    const response = new ServerResponse(request);
    let { statusCode } = response;
    response.writeHead = (status: number): ServerResponse => {
      statusCode = status;
      response.statusCode = status;
      return response;
    };
    response.end = ((chunk?: string | Buffer) => {
      statusCode = response.statusCode;
      response.finished = true;
      response.emit("finish");
      resolve({ status: statusCode, text: chunk?.toString() ?? "" });
      return response;
    }) as ServerResponse["end"];
    listener(request, response);
    request.complete = true;
    if (asked.body) request.push(JSON.stringify(asked.body));
    request.push(null);
  });
