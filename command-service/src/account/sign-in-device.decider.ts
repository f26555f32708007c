import type { NoteNewDevice, SecondFactorRejection, SignInDeviceEvent } from "@naqsh/shared/account";
import type { Decider } from "@naqsh/shared/kernel/decider";
import { accept } from "@naqsh/shared/kernel/decision";

/** Sign-ins from browsers that the account did not know: each is told of, none is decided about. */
export const signInDeviceDecider: Decider<null, NoteNewDevice, SignInDeviceEvent, SecondFactorRejection> = {
  streamCategory: "signInDevice",
  initialState: null,
  decide: ({ data }) => accept({ type: "SignedInOnNewDevice", data }),
  evolve: () => null,
};
