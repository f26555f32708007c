import { createRequire } from "node:module";
import type * as StreamsFile from "@eventstore/db-client/generated/streams_pb";

/** The client's own generated code is CommonJS whose names a module cannot import. */
const require = createRequire(import.meta.url);

/**
 * The client passes an event's data to its encoder as base64, which is decoded letter by letter, twice: a quarter of the
 * processor time of an append. This patch passes the bytes themselves; the wire format is the same.
 */
export const encodeRawBytes = (): void => {
  const { BatchAppendReq } = require("@eventstore/db-client/generated/streams_pb.js") as typeof StreamsFile;
  const message = BatchAppendReq.ProposedMessage.prototype;
  // oxlint-disable-next-line unbound-method -- it is called on each message below
  const { setData } = message;
  message.setData = function setBytes(data) {
    return setData.call(this, typeof data === "string" ? bytesOf(data) : data);
  };
};

/** The encoder takes no Buffer for what it is. */
const bytesOf = (base64: string): Uint8Array => {
  const { buffer, byteOffset, length } = Buffer.from(base64, "base64");
  return new Uint8Array(buffer, byteOffset, length);
};
