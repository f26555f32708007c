import { ConfigInvalid } from "@naqsh/shared/platform/service/environment";
import { describe, expect, it } from "vitest";
import { readConfig } from "./config";

describe("config", () => {
  it("listens on the loopback address, port 3000, over ./data, as a demo", () => {
    const config = readConfig({}, []);
    expect(config).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      dataFolder: "data",
      demo: true,
      hostWasGiven: false,
    });
    expect(config.publicUrl).toBe("http://localhost:3000");
  });

  it("traces only where a collector is named", () => {
    expect(readConfig({}, []).tracing).toEqual({});
    const environment = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://localhost:4318", OTEL_TRACES_SAMPLER_ARG: "0.1" };
    expect(readConfig(environment, []).tracing).toEqual({ endpoint: "http://localhost:4318", ratio: 0.1 });
    expect(() => readConfig({ ...environment, OTEL_TRACES_SAMPLER_ARG: "2" }, [])).toThrow(ConfigInvalid);
    expect(() => readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: "collector" }, [])).toThrow(ConfigInvalid);
  });

  it("takes port, host, folder and administrator from the environment", () => {
    const environment = {
      PORT: "8080",
      HOST: "0.0.0.0",
      DATA_FOLDER: "/shop",
      ADMIN_EMAIL: "a@b.sa",
      ADMIN_PASSWORD: "long enough to be kept",
    };
    expect(readConfig(environment, ["--empty"])).toMatchObject({
      port: 8080,
      host: "0.0.0.0",
      hostWasGiven: true,
      dataFolder: "/shop",
      demo: false,
      administrator: { email: "a@b.sa", password: "long enough to be kept" },
    });
  });

  it("takes sandbox payments in a demo alone", () => {
    expect(readConfig({}, []).takesSandboxPayments).toBe(true);
    expect(readConfig({ PAYMENTS: "none" }, []).takesSandboxPayments).toBe(false);
    expect(readConfig({}, ["--empty"]).takesSandboxPayments).toBe(false);
    expect(() => readConfig({ PAYMENTS: "sandbox" }, ["--empty"])).toThrow("PAYMENTS=sandbox");
    expect(() => readConfig({ PAYMENTS: "gold" }, [])).toThrow("PAYMENTS");
  });

  it("signs in with Google where it is configured, and refuses half of it", () => {
    expect(readConfig({}, []).google).toBeNull();
    const whole = { GOOGLE_CLIENT_ID: "naqsh", GOOGLE_CLIENT_SECRET: "a secret of Google" };
    expect(readConfig(whole, []).google).toEqual({
      issuer: "https://accounts.google.com",
      clientId: "naqsh",
      clientSecret: "a secret of Google",
    });
    for (const half of [
      { GOOGLE_CLIENT_ID: "naqsh" },
      { GOOGLE_CLIENT_SECRET: "x" },
      { GOOGLE_ISSUER: "https://a.sa" },
    ]) {
      expect(() => readConfig(half, [])).toThrow("GOOGLE_CLIENT_SECRET");
    }
    const foreign = { ...whole, GOOGLE_ISSUER: "http://provider.example" };
    expect(() => readConfig(foreign, [])).toThrow("GOOGLE_ISSUER");
    expect(readConfig({ ...whole, GOOGLE_ISSUER: "http://127.0.0.1:4700" }, []).google).not.toBeNull();
  });

  it("trusts no proxy but the one that is named", () => {
    expect(readConfig({}, []).trustedProxies.has("127.0.0.1")).toBe(false);
    expect(readConfig({ TRUSTED_PROXY: "127.0.0.1" }, []).trustedProxies.has("127.0.0.1")).toBe(true);
    expect(() => readConfig({ TRUSTED_PROXY: "proxy" }, [])).toThrow("TRUSTED_PROXY");
  });

  it("in earnest refuses weak secrets, and takes them in a demo", () => {
    const weak = { ADMIN_EMAIL: "a@b.sa", ADMIN_PASSWORD: "change-me-please" };
    expect(() => readConfig(weak, ["--empty"])).toThrow("ADMIN_PASSWORD");
    expect(readConfig(weak, []).administrator).toMatchObject({ password: "change-me-please" });
    expect(() => readConfig({ STRIPE_SECRET_KEY: "sk_test_51Habc" }, ["--empty"])).toThrow("STRIPE_SECRET_KEY");
  });

  it("refuses what it cannot use, by name", () => {
    expect(() => readConfig({ PORT: "eighty" }, [])).toThrow(ConfigInvalid);
    expect(() => readConfig({ ADMIN_PASSWORD: "long enough to be kept" }, ["--empty"])).toThrow("ADMIN_EMAIL");
    expect(() => readConfig({ ADMIN_EMAIL: "a@b.sa", ADMIN_PASSWORD: "short" }, [])).toThrow("8 characters");
    expect(() => readConfig({}, ["--full"])).toThrow("--full");
  });
});
