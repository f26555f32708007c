import { vi } from "vitest";

type Reply = { status?: number; body?: unknown; headers?: Record<string, string> };

export type StubServer = {
  /** The bodies of the requests to a route ("POST /api/login"), oldest first. */
  sent: (route: string) => unknown[];
};

/** Stands in for the server at `fetch`: each route ("GET /api/user") has its reply; any other is 404. */
export const stubServer = (replies: Record<string, Reply>): StubServer => {
  const requests: { route: string; body: unknown }[] = [];
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    const route = `${init?.method ?? "GET"} ${path}`;
    requests.push({ route, body: typeof init?.body === "string" ? JSON.parse(init.body) : init?.body });
    const { status = 200, body = {}, headers = {} } = replies[route] ?? { status: 404, body: {} };
    return new Response(JSON.stringify(body), { status, headers });
  });
  return { sent: (route) => requests.filter((request) => request.route === route).map(({ body }) => body) };
};
