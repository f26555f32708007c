import * as fc from "fast-check";
import { expect, it } from "vitest";
import { LINK_HOSTS, LINK_KINDS, outsideLinkFrom } from "./outside-link";

it("takes an address of a host that is known for its kind", () => {
  expect(outsideLinkFrom("videoUrl", " https://WWW.YouTube.com/watch?v=a1 ")).toBe(
    "https://www.youtube.com/watch?v=a1",
  );
  expect(outsideLinkFrom("videoUrl", "https://youtu.be/a1")).toBe("https://youtu.be/a1");
  expect(outsideLinkFrom("virtualTourUrl", "https://my.matterport.com/show/?m=a1")).toBe(
    "https://my.matterport.com/show/?m=a1",
  );
});

it.each([
  "",
  "youtube.com/watch?v=a1",
  "http://www.youtube.com/watch?v=a1",
  "javascript:alert(1)//www.youtube.com",
  "https://www.youtube.com.example.org/a",
  "https://notyoutube.com/a",
  "https://www.youtube.com@example.org/a",
  "https://reader:secret@www.youtube.com/a",
  "https://www.youtube.com:8443/a",
  "https://my.matterport.com/show/?m=a1",
])("takes no %j for a video", (address) => {
  expect(outsideLinkFrom("videoUrl", address)).toBeNull();
});

it("gives nothing that leads anywhere else, and takes again what it gave", () => {
  const parts = fc.array(
    fc.oneof(
      fc.constantFrom(
        "https://",
        "http://",
        "@",
        ":",
        "/",
        "\\",
        "?",
        "#",
        ".",
        "www.youtube.com",
        "vimeo.com",
        "kuula.co",
      ),
      fc.string({ maxLength: 4 }),
    ),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(fc.constantFrom(...LINK_KINDS), parts, (kind, written) => {
      const link = outsideLinkFrom(kind, written.join(""));
      if (link === null) return;
      const { protocol, host, username } = new URL(link);
      expect([protocol, username]).toEqual(["https:", ""]);
      expect(LINK_HOSTS[kind]).toContain(host);
      expect(outsideLinkFrom(kind, link)).toBe(link);
    }),
  );
});
