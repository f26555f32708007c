import { sha1Hex } from "#digest";

/** The namespace of every id that the product derives. */
export const NAQSH_NAMESPACE = "6f1c6a3e-1f0b-5c57-9a53-8d2f8f1e7b10";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const VARIANTS = "89ab";

export const isUuid = (text: string): boolean => UUID.test(text);

/** Version 5 of RFC 9562: the same namespace (a UUID) and name give the same id. */
export const uuid5 = (namespace: string, name: string): string => {
  const hex = sha1Hex(namespace.replaceAll("-", ""), name);
  const variant = VARIANTS[Number.parseInt(hex[16]!, 16) & 3]!;
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};
