import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Position } from "@naqsh/shared/kernel/position";
import { createPositionSeal } from "@naqsh/shared/platform/http/position-seal";
import { sendProblem } from "@naqsh/shared/platform/http/send-problem";
import { refuseExpectHeaders } from "@naqsh/shared/platform/http/expect-header";
import type { CommandServiceConfig } from "../commands/command-deps";
import { createCommandService, type CommandService } from "../command-service";
import { expectListed } from "./listed-refusals";
import { openTestPorts, type TestPorts } from "./test-ports";

export type Answer = { status: number; body: Record<string, unknown>; text: string; headers: Headers };

/** A browser: keeps its cookies and speaks JSON. */
export type Browser = {
  send: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;
  cookie: () => string;
};

export type TestServer = {
  /** Where an answer says that its command lies in the log. */
  positionIn: (answer: Answer) => Promise<Position | null>;
  url: string;
  ports: TestPorts;
  service: CommandService;
  browser: () => Browser;
  stop: () => Promise<void>;
};

const answerFrom = async (response: Response): Promise<Answer> => {
  const text = await response.text();
  const isJson = (response.headers.get("content-type") ?? "").includes("json");
  return { status: response.status, text, headers: response.headers, body: isJson ? JSON.parse(text) : {} };
};

const browserOf = (url: string): Browser => {
  let held = "";
  return {
    cookie: () => held,
    send: async (method, path, body, headers = {}) => {
      const isForm = body instanceof FormData;
      const response = await fetch(url + path, {
        method,
        // A call that redirects leads to a page, which is no part of this service.
        redirect: "manual",
        headers: {
          ...(body !== undefined && !isForm && { "content-type": "application/json" }),
          ...(held && { cookie: held }),
          ...headers,
        },
        ...(body !== undefined && { body: isForm || typeof body === "string" ? body : JSON.stringify(body) }),
      });
      // What tells a known device comes beside the session, or alone.
      const set = response.headers.getSetCookie().find((cookie) => !cookie.startsWith("naqsh.device"));
      if (set) held = set.split(";")[0]!;
      const answer = await answerFrom(response);
      if (answer.status >= 400) expectListed(method, path, answer.body["code"]);
      return answer;
    },
  };
};

const listen = (server: Server): Promise<number> =>
  new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve((server.address() as AddressInfo).port)));

/** The real application on a free port, over ports that outlive it: a second one on the same ports is a restart. */
export const serve = async (ports: TestPorts): Promise<TestServer> => {
  const service = createCommandService(ports);
  await service.start();
  const server = createServer((request, response) => {
    if (service.answer(request, response, request.socket.remoteAddress ?? "")) return;
    sendProblem({ headers: request.headers, response }, { code: "NOT_FOUND" });
  });
  refuseExpectHeaders(server);
  const url = `http://127.0.0.1:${await listen(server)}`;
  const stop = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await service.stop();
  };
  const positions = createPositionSeal(ports.keys);
  const positionIn = ({ headers }: Answer) => positions.open(headers.get("naqsh-position") ?? "");
  return { url, ports, service, positionIn, browser: () => browserOf(url), stop };
};

/** A service with everything of its own in a folder; `stop` closes all of it. */
export const startTestServer = async (
  folder: string,
  config: Partial<CommandServiceConfig> = {},
): Promise<TestServer> => {
  const ports = await openTestPorts(folder, config);
  const server = await serve(ports);
  return {
    ...server,
    stop: async () => {
      await server.stop();
      await ports.close();
    },
  };
};
