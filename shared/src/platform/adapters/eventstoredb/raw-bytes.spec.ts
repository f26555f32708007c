import { describe, expect, it } from "vitest";
import { encodeRawBytes } from "./raw-bytes";
import { streams } from "./testing/protocol";

const { ProposedMessage } = streams.BatchAppendReq;
const text = JSON.stringify({ title: "مساء هادئ في الواحة", sign: "🌴", nothing: null });
const bytes = new TextEncoder().encode(text);

const sentOf = (base64: string): Uint8Array => {
  const message = new ProposedMessage();
  message.setData(base64);
  message.setCustomMetadata(bytes);
  return message.serializeBinary();
};

describe("bytes on their way to EventStoreDB", () => {
  it("are not decoded letter by letter, and are sent as the client would send them", () => {
    const base64 = Buffer.from(text).toString("base64");
    const before = sentOf(base64);
    encodeRawBytes();
    const message = new ProposedMessage();
    message.setData(base64);
    expect(message.getData()).toEqual(bytes);
    expect(sentOf(base64)).toEqual(before);
    expect(ProposedMessage.deserializeBinary(before).getData_asU8()).toEqual(bytes);
  });
});
