/** The first byte of a text that is one frame. */
const WHOLE_TEXT = 0x81;

/** A websocket tells a length in one byte, in two or in eight (RFC 6455, 5.2). */
const headOf = (length: number): Buffer => {
  if (length < 126) return Buffer.from([WHOLE_TEXT, length]);
  if (length < 65_536) return Buffer.from([WHOLE_TEXT, 126, length >> 8, length & 255]);
  const head = Buffer.from([WHOLE_TEXT, 127, 0, 0, 0, 0, 0, 0, 0, 0]);
  head.writeUIntBE(length, 4, 6);
  return head;
};

/** What `emit(event, message)` of Socket.IO sends over a websocket: packet 4 of Engine.IO, which holds packet 2 of Socket.IO. */
export const eventFrame = (event: string, message: object): Buffer => {
  const text = Buffer.from(`42${JSON.stringify([event, message])}`);
  return Buffer.concat([headOf(text.length), text]);
};
