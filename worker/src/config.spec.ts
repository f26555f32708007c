import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { ConfigInvalid } from "@naqsh/shared/platform/service/environment";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { describe, expect, it } from "vitest";
import { readWorkerProcessConfig } from "./config";

const folder = temporaryFolder();
const own = {
  SERVICE_TOKEN: "services-of-a-test-know-each-other-by-this",
  EVENTSTORE_URL: "esdb://log:2113?tls=false",
};
const from = "Naqsh <no-reply@naqsh.test>";

const secretFile = (text: string): string => {
  const file = join(folder.fresh(), "smtp_url");
  writeFileSync(file, text);
  return file;
};

describe("Payments of services that run apart", () => {
  it("are the sandbox's in a demo alone", () => {
    expect(readWorkerProcessConfig(own).payments).toBe("none");
    expect(readWorkerProcessConfig({ ...own, DEMO: "1" }).payments).toBe("sandbox");
    expect(() => readWorkerProcessConfig({ ...own, PAYMENTS: "sandbox" })).toThrow("PAYMENTS=sandbox");
    expect(() => readWorkerProcessConfig({ ...own, DEMO: "perhaps" })).toThrow("DEMO");
  });
});

describe("The worker's mail server", () => {
  it("may be told in a file, as it holds a password", () => {
    const file = secretFile("smtps://naqsh:secret@mail.example\n");
    const { smtp } = readWorkerProcessConfig({ ...own, SMTP_URL_FILE: file, MAIL_FROM: from });
    expect(smtp).toEqual({ url: "smtps://naqsh:secret@mail.example", from });
  });

  it.each([{}, { SMTP_URL: "" }, { SMTP_URL_FILE: secretFile("") }, { SMTP_URL_FILE: secretFile("\n") }])(
    "is none where nothing is said: letters stay files (%#)",
    (said) => {
      expect(readWorkerProcessConfig({ ...own, ...said, MAIL_FROM: from }).smtp).toBeNull();
    },
  );

  it("needs who letters come from", () => {
    const said = { ...own, SMTP_URL_FILE: secretFile("smtp://mail.example"), MAIL_FROM: "" };
    expect(() => readWorkerProcessConfig(said)).toThrow(ConfigInvalid);
  });
});
