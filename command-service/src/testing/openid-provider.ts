import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Provider } from "oidc-provider";

export const CLIENT = { clientId: "naqsh", clientSecret: "a secret of this test alone, long enough" };

/** Somebody at the provider, by what it says of them. */
export type ProviderPerson = {
  sub: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
};

export type OpenIdProvider = {
  issuer: string;
  /** Who signs in there next. */
  person: ProviderPerson;
  stop: () => Promise<void>;
};

/** A real provider of OpenID Connect on a free port, at which `person` signs in and agrees without a press. */
export const startOpenIdProvider = async (redirectUri: string): Promise<OpenIdProvider> => {
  const started: OpenIdProvider = { issuer: "", person: { sub: "nobody" }, stop: async () => undefined };
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  started.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const people = new Map<string, ProviderPerson>();

  const provider = new Provider(started.issuer, {
    clients: [{ client_id: CLIENT.clientId, client_secret: CLIENT.clientSecret, redirect_uris: [redirectUri] }],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["given_name", "family_name"] },
    // As Google does: the e-mail stands in the token.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, id) => ({ accountId: id, claims: () => people.get(id) ?? { sub: id } }),
    loadExistingGrant: async (context) => {
      const grant = new context.oidc.provider.Grant({
        clientId: CLIENT.clientId,
        accountId: context.oidc.session?.accountId ?? "",
      });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  server.on("request", (request, response) => {
    if (!request.url?.startsWith("/interaction/")) return void answer(request, response);
    const { person } = started;
    people.set(person.sub, person);
    return void provider.interactionFinished(request, response, { login: { accountId: person.sub } });
  });
  started.stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return started;
};
