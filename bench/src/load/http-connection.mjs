import { connect } from "node:net";

const END_OF_HEADERS = Buffer.from("\r\n\r\n");

/**
 * One connection that is kept open, one request at a time, with next to no work of its own: both sides of a figure share
 * the machine with it. It reads answers with a Content-Length.
 */
export class HttpConnection {
  #socket;
  #held = null;
  #waiting = null;

  static open(port) {
    return new Promise((resolve, reject) => {
      const connection = new HttpConnection();
      connection.#socket = connect({ port, host: "127.0.0.1", noDelay: true }, () => resolve(connection));
      connection.#socket.on("error", (error) => {
        reject(error);
        connection.#waiting?.reject(error);
      });
      connection.#socket.on("close", () => connection.#waiting?.reject(new Error("The server closed the connection")));
      connection.#socket.on("data", (chunk) => connection.#take(chunk));
    });
  }

  /** Gives `{ status, body }` of the answer to raw bytes. */
  send(request) {
    if (this.#socket.destroyed) return Promise.reject(new Error("The connection is closed"));
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#socket.write(request, "latin1");
    });
  }

  close() {
    this.#waiting = null;
    this.#socket.destroy();
  }

  #take(chunk) {
    if (!this.#waiting) return;
    const bytes = this.#held ? Buffer.concat([this.#held, chunk]) : chunk;
    const end = bytes.indexOf(END_OF_HEADERS);
    if (end < 0) return void (this.#held = bytes);
    const head = bytes.latin1Slice(0, end);
    const at = head.search(/content-length: */i);
    const length = at < 0 ? 0 : parseInt(head.slice(at + 15), 10);
    if (bytes.length < end + 4 + length) return void (this.#held = bytes);
    this.#held = null;
    const { resolve } = this.#waiting;
    this.#waiting = null;
    resolve({ status: parseInt(head.slice(9, 12), 10), bytes, bodyAt: end + 4 });
  }
}

/** Raw bytes of a bid. */
export const bidRequest = ({ port, auctionId, cookie, key, amount }) => {
  const body = `{"amount":${amount}}`;
  return (
    `POST /api/auctions/${auctionId}/bids HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n` +
    `Content-Type: application/json\r\nContent-Length: ${body.length}\r\nCookie: ${cookie}\r\nIdempotency-Key: ${key}\r\n\r\n${body}`
  );
};
