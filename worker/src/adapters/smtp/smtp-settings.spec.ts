import { describe, expect, it } from "vitest";
import { smtpSettings } from "./smtp-settings";

describe("settings of mail", () => {
  it("read server, port, login and TLS from one address", () => {
    expect(smtpSettings("smtps://sara%40naqsh.test:p%3Aw@mail.naqsh.test")).toMatchObject({
      host: "mail.naqsh.test",
      port: 465,
      secure: true,
      auth: { user: "sara@naqsh.test", pass: "p:w" },
    });
    expect(smtpSettings("smtp://mail.naqsh.test")).toMatchObject({ port: 587, secure: false, requireTLS: false });
    expect(smtpSettings("smtp://[::1]:2525")).toMatchObject({ host: "::1", port: 2525 });
  });

  it("let no password leave the machine in the open", () => {
    expect(smtpSettings("smtp://me:secret@mail.naqsh.test:25")).toMatchObject({ requireTLS: true, ignoreTLS: false });
    expect(smtpSettings("smtp://me:secret@localhost:25")).toMatchObject({ requireTLS: false, ignoreTLS: true });
    expect(smtpSettings("smtps://me:secret@localhost")).toMatchObject({ secure: true, ignoreTLS: false });
  });

  it.each(["", "mail.naqsh.test", "http://me:secret@mail.naqsh.test", "smtp://"])(
    "refuse %j without its password",
    (url) => {
      expect(() => smtpSettings(url)).toThrow(/^SMTP_URL (?!.*secret)/);
    },
  );
});
