import fc from "fast-check";
import { expect, it } from "vitest";
import { uuid5 } from "../kernel/uuid";
import { nativeUuid5 } from "./native-uuid5";

it("gives the kernel's ids for any namespace and name", () => {
  fc.assert(
    fc.property(fc.uuid(), fc.string({ unit: "binary" }), (namespace, name) => {
      expect(nativeUuid5(namespace, name)).toBe(uuid5(namespace, name));
    }),
  );
});
