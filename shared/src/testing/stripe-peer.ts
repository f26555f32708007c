import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { StripeSettings } from "../platform/service/stripe-settings";
import { StripeBooks } from "./stripe-books";
import type { StripeAnswer } from "./stripe-answer";

/** What goes wrong with a call: before it is done, or after, when nobody hears of it. */
export type StripeFault = "none" | "breaksBefore" | "breaksAfter" | "fails" | "failsAfter" | "conflicts" | "limits";

const FAILED: Readonly<Record<"fails" | "conflicts" | "limits", StripeAnswer>> = {
  fails: { status: 500, body: { error: { type: "api_error", message: "Something went wrong" } } },
  conflicts: {
    status: 409,
    body: { error: { type: "invalid_request_error", code: "lock_timeout", message: "In use" } },
  },
  limits: { status: 429, body: { error: { type: "invalid_request_error", code: "rate_limit", message: "Too many" } } },
};

const readText = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
};

const send = (response: ServerResponse, { status, body }: StripeAnswer): void => {
  response.writeHead(status, { "Content-Type": "application/json" });
  response.end(JSON.stringify(body));
};

/** A server of Stripe's protocol for specs: what of it we use, with its keys, and with faults on the way. */
export class StripePeer {
  readonly books = new StripeBooks();
  /** Of the next calls, one each. */
  readonly faults: StripeFault[] = [];
  /** "POST /v1/payment_intents" and the like, in their order. */
  readonly calls: string[] = [];
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "", url = "", headers } = request;
    const text = await readText(request);
    const { pathname, searchParams } = new URL(url, "http://stripe");
    this.calls.push(`${method} ${pathname}`);
    const fault = this.faults.shift();
    if (fault === "breaksBefore") return void request.socket.destroy();
    if (fault === "fails" || fault === "conflicts" || fault === "limits") return send(response, FAILED[fault]);
    const body = new URLSearchParams(text);
    const key = headers["idempotency-key"];
    const answer = this.books.take({
      method,
      path: pathname,
      fields: method === "GET" ? searchParams : body,
      key: key ? String(key) : null,
    });
    if (fault === "breaksAfter") return void request.socket.destroy();
    send(response, fault === "failsAfter" ? FAILED.fails : answer);
  }

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
  }

  get settings(): StripeSettings {
    const { port } = this.#server.address() as AddressInfo;
    return {
      secretKey: "sk_test_peer",
      publishableKey: "pk_test_peer",
      webhookSecret: "whsec_peer",
      server: { host: "127.0.0.1", port, protocol: "http" },
    };
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
