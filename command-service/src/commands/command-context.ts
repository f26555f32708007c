import { instantFromMs } from "@naqsh/shared/kernel/instant";
import { commandDigest } from "@naqsh/shared/platform/event-codec/command-digest";
import { IDEMPOTENCY_HEADER } from "@naqsh/shared/platform/http/headers";
import type { Session } from "@naqsh/shared/platform/ports/sessions";
import type { CommandContext } from "../handler/command";
import type { CommandDeps } from "./command-deps";
import { commandIdOf, formerCommandIdOf, VISITOR } from "./command-ids";
import type { EdgeContext } from "../http/edge-context";

const header = IDEMPOTENCY_HEADER.toLowerCase();

type Deps = Pick<CommandDeps, "keys" | "clock" | "ids">;

type Asked = { context: EdgeContext; deps: Deps; body: unknown };

const contextBy = async (session: Session | null, { context, deps, body }: Asked): Promise<CommandContext> => {
  const { receivedAt, forbidden } = context.state;
  const actorId = session?.userId ?? VISITOR;
  const sent = context.headers[header];
  const key = typeof sent === "string" ? sent.toLowerCase() : null;
  const { method, path } = context;
  const commandId = commandIdOf(actorId, { method, path, key: key ?? deps.ids.uuid() });
  return {
    commandId,
    ...(key !== null && { formerId: formerCommandIdOf(actorId, key) }),
    digest: await commandDigest(deps.keys, actorId, [method, path, body]),
    actorId,
    actorRole: session?.role ?? "visitor",
    receivedAt: receivedAt ?? instantFromMs(deps.clock.now()),
    correlationId: commandId,
    causationId: null,
    ...(forbidden && { forbidden }),
    isGone: () => context.res.destroyed,
  };
};

/** Who asks for a command, under which id. `body` is what the command says; the same id with another one is refused. */
export const contextOf = (context: EdgeContext, deps: Deps, body: unknown): Promise<CommandContext> =>
  contextBy(context.state.session ?? null, { context, deps, body });

/** The same of a command whose events name nobody, also if its sender is signed in. */
export const namelessContextOf = (context: EdgeContext, deps: Deps, body: unknown): Promise<CommandContext> =>
  contextBy(null, { context, deps, body });
