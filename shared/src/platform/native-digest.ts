import { hash } from "node:crypto";

/** What `kernel/digest` does, by the machine's own code: every bid needs several. `#digest` names the one that fits. */
export const sha256Hex = (text: string): string => hash("sha256", text);

export const sha1Hex = (startHex: string, text: string): string => {
  const start = startHex.length / 2;
  const bytes = Buffer.allocUnsafe(start + Buffer.byteLength(text));
  bytes.write(startHex, 0, "hex");
  bytes.write(text, start);
  return hash("sha1", bytes);
};
