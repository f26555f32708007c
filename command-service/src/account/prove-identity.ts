import type {
  PasskeyCredential,
  SecondFactorCommand,
  SecondFactorMethod,
  SignedChallenge,
} from "@naqsh/shared/account";
import type { NaqshRejection } from "@naqsh/shared/registry";
import type { CommandDeps } from "../commands/command-deps";
import { rejected, type CommandContext, type CommandResult } from "../handler/command";
import type { ProofTry } from "./proof-guard";
import { isRecoveryCode, recoveryHash } from "./recovery-codes";
import { secondFactorDecider } from "./second-factor.decider";
import type { Passkey, SecondFactor } from "./second-factor.state";
import { openWith } from "./signed-in-user";
import { stepOfCode } from "./totp";

/** In tickets for whoever has a passkey. */
export const NOBODY = "";

/** What somebody shows besides a password. */
export type Proof = {
  code?: string | undefined;
  /** A ticket of purpose `challenge`, and the passkey's answer to it. */
  challenge?: string | undefined;
  passkey?: SignedChallenge | undefined;
};

export type ProvingDeps = Pick<
  CommandDeps,
  "handleCommand" | "readState" | "keys" | "clock" | "tickets" | "passkeys" | "proofGuard" | "security"
>;

type Proving = {
  userId: string;
  proof: Proof;
  /** Under which the use is recorded. */
  context: CommandContext;
  origin: string | undefined;
  address: string;
  /** The passkey stands for the password, too. */
  alone?: boolean;
};

/** The second factors that a person can be asked for, the safest first. */
export const methodsOf = ({ totp, passkeys, recoveryHashes }: SecondFactor): SecondFactorMethod[] => [
  ...(passkeys.length > 0 ? (["passkey"] as const) : []),
  ...(totp === null ? [] : (["totp"] as const)),
  ...(recoveryHashes.length > 0 ? (["recoveryCode"] as const) : []),
];

type Open = ReturnType<typeof openWith>;

/** A passkey's credential, opened; null once its person was erased. */
export const credentialOf = ({ credential }: Passkey, open: Open): PasskeyCredential | null => {
  const text = open(credential);
  return text === "" ? null : (JSON.parse(text) as PasskeyCredential);
};

const WRONG = { refusal: { code: "SECOND_FACTOR_WRONG" } } as const;

type Found = { command: SecondFactorCommand } | { refusal: NaqshRejection };

/** What a person has, and what opens it. */
type Held = { state: SecondFactor; open: Open };

const codeCommand = async (
  { keys, clock }: Pick<ProvingDeps, "keys" | "clock">,
  { state: { totp }, open }: Held,
  userId: string,
  code: string,
): Promise<Found> => {
  if (isRecoveryCode(code)) {
    return { command: { type: "UseRecoveryCode", data: { userId, hash: await recoveryHash(keys, userId, code) } } };
  }
  const secret = totp === null ? "" : open(totp.secret);
  const step = secret === "" ? null : stepOfCode(secret, code, clock.now());
  if (step === null || totp === null) return WRONG;
  return { command: { type: "UseTotpCode", data: { userId, factorId: totp.factorId, step } } };
};

const passkeyCommand = async (
  deps: ProvingDeps,
  { state, open }: Held,
  { userId, proof, origin, alone = false }: Proving,
): Promise<Found> => {
  const ticket = proof.challenge === undefined ? null : await deps.tickets.open("challenge", proof.challenge);
  // One for nobody in particular lets in whoever has the passkey.
  if (ticket?.userId !== (alone ? NOBODY : userId)) return { refusal: { code: "SECOND_FACTOR_EXPIRED" } };
  for (const passkey of state.passkeys) {
    const credential = credentialOf(passkey, open);
    if (credential?.id !== proof.passkey!.id) continue;
    // oxlint-disable-next-line no-await-in-loop -- one passkey at most has this id
    const signed = await deps.passkeys.signed(proof.passkey!, credential, { challenge: ticket.secret, origin, alone });
    if (signed === null) break;
    const { passkeyId } = passkey;
    return { command: { type: "UsePasskey", data: { userId, passkeyId, ticketId: ticket.ticketId, ...signed } } };
  }
  return { refusal: { code: "PASSKEY_NOT_ACCEPTED" } };
};

const found = async (deps: ProvingDeps, proving: Proving): Promise<Found> => {
  const { userId, proof } = proving;
  const state = await deps.readState(secondFactorDecider, userId);
  const open = openWith(await deps.keys.find(userId));
  const held = { state, open };
  if (proof.passkey) return passkeyCommand(deps, held, proving);
  return proof.code === undefined ? WRONG : codeCommand(deps, held, userId, proof.code);
};

/** Before a passkey alone no password is shown: strangers could use up somebody's tries, and a signature is guessed by nobody. */
const NOT_COUNTED: ProofTry = { retryAfterMs: null, notFailed: async () => undefined };

/**
 * Checks a second factor and records its use, which decides that it passes once. Tries are counted by account, whoever makes them;
 * right ones are given back.
 */
export const proveIdentity = async (deps: ProvingDeps, proving: Proving): Promise<CommandResult> => {
  const { userId, context, address } = proving;
  const { retryAfterMs, notFailed } = proving.alone ? NOT_COUNTED : await deps.proofGuard.begin(userId);
  if (retryAfterMs !== null) {
    deps.security.note({ kind: "secondFactorBlocked", userId, address });
    return rejected({ code: "TOO_MANY_REQUESTS", retryAfterMs });
  }
  const shown = await found(deps, proving);
  const result =
    "refusal" in shown
      ? rejected(shown.refusal)
      : await deps.handleCommand({
          decider: secondFactorDecider,
          streamId: userId,
          command: shown.command,
          context,
          answer: () => ({ id: userId }),
        });
  if (result.status === "accepted") {
    await notFailed();
    const isRecovery = "command" in shown && shown.command.type === "UseRecoveryCode";
    if (isRecovery) deps.security.note({ kind: "recoveryCodeUsed", userId, address });
  } else deps.security.note({ kind: "secondFactorFailed", userId, address });
  return result;
};
