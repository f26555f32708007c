import { once } from "node:events";
import { chmod, mkdtemp, rename, rm } from "node:fs/promises";
import { createConnection, createServer, type Socket } from "node:net";
import { dirname, join, relative } from "node:path";
import { createInterface } from "node:readline";

/** One question to the running server, as a line of JSON. */
export type LocalRequest = { command: string; [field: string]: unknown };

/** Answers a request with any number of JSON values. The caller gets the message of a thrown error. */
export type LocalHandler = (request: LocalRequest) => AsyncIterable<unknown>;

export type LocalServer = { close: () => Promise<void> };

type Line = { value: unknown } | { error: string } | { end: true };

const MOST_REQUEST_BYTES = 64 * 1024;
/** Longest path of a socket, on Linux and macOS. */
const MOST_PATH_BYTES = 103;

/** Nobody listens at the socket. */
export class NobodyListens extends Error {
  constructor(path: string, options?: ErrorOptions) {
    super(`No server listens at ${path}`, options);
    this.name = "NobodyListens";
  }
}

/**
 * Listens on a Unix socket that only its owner may open. A file that a dead process left is replaced: call this only
 * while holding the folder's lock.
 */
export const serveLocalSocket = async (
  path: string,
  handlers: Readonly<Record<string, LocalHandler>>,
): Promise<LocalServer> => {
  const connections = new Set<Socket>();
  const server = createServer((socket) => {
    connections.add(socket);
    socket.on("close", () => connections.delete(socket));
    socket.on("error", () => socket.destroy());
    void serveOne(socket, handlers);
  });
  // Made where nobody else can look, then moved: it is never open to others, and the old one is replaced in one step.
  const hidden = await mkdtemp(join(dirname(path), ".s"));
  try {
    const made = join(hidden, "s");
    server.listen(reachable(made));
    await once(server, "listening");
    await chmod(made, 0o600);
    await rename(made, path);
  } finally {
    await rm(hidden, { recursive: true, force: true });
  }

  const close = async (): Promise<void> => {
    await rm(path, { force: true });
    const closed = once(server, "close");
    server.close();
    for (const socket of connections) socket.destroy();
    await closed;
  };
  return { close };
};

/**
 * Asks the server behind a socket; gives its answers as they come.
 * @throws NobodyListens, or the handler's message, or when the connection breaks before the end.
 */
export async function* askLocalSocket(path: string, request: LocalRequest): AsyncGenerator {
  const socket = createConnection(reachable(path));
  try {
    await once(socket, "connect");
  } catch (cause) {
    throw new NobodyListens(path, { cause });
  }
  try {
    socket.write(`${JSON.stringify(request)}\n`);
    for await (const text of createInterface({ input: socket })) {
      const line = JSON.parse(text) as Line;
      if ("end" in line) return;
      if ("error" in line) throw new Error(line.error);
      yield line.value;
    }
    throw new Error("The server went away before the end of its answer");
  } finally {
    socket.destroy();
  }
}

const serveOne = async (socket: Socket, handlers: Readonly<Record<string, LocalHandler>>): Promise<void> => {
  try {
    const request = await requestFrom(socket);
    const handler = Object.hasOwn(handlers, request.command) ? handlers[request.command] : undefined;
    if (!handler) throw new Error(`Unknown command: ${request.command}`);
    for await (const value of handler(request)) {
      if (socket.destroyed) return;
      if (!say(socket, { value })) await Promise.race([once(socket, "drain"), once(socket, "close")]);
    }
    say(socket, { end: true });
  } catch (error) {
    if (!socket.destroyed) say(socket, { error: error instanceof Error ? error.message : String(error) });
  }
  socket.end();
};

const say = (socket: Socket, line: Line): boolean => socket.write(`${JSON.stringify(line)}\n`);

const requestFrom = async (socket: Socket): Promise<LocalRequest> => {
  socket.setEncoding("utf8");
  let text = "";
  for (;;) {
    const [chunk] = (await once(socket, "data")) as [string];
    text += chunk;
    if (text.includes("\n")) break;
    if (text.length > MOST_REQUEST_BYTES) throw new Error("The request is too long");
  }
  const request: unknown = JSON.parse(text.slice(0, text.indexOf("\n")));
  if (!isRequest(request)) throw new Error("A request is an object with a command");
  return request;
};

const isRequest = (value: unknown): value is LocalRequest =>
  typeof value === "object" && value !== null && "command" in value && typeof value.command === "string";

/** The path itself, or from the working folder, whichever a socket's address can hold. */
const reachable = (path: string): string => {
  if (Buffer.byteLength(path) <= MOST_PATH_BYTES) return path;
  const shorter = relative(process.cwd(), path);
  if (Buffer.byteLength(shorter) <= MOST_PATH_BYTES) return shorter;
  throw new Error(`The path is too long for a socket: ${path}`);
};
