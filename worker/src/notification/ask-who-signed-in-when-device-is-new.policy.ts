import type { SignedInOnNewDevice } from "@naqsh/shared/account";
import { retold } from "@naqsh/shared/kernel/personal";
import type { Policy } from "@naqsh/shared/kernel/policy";
import { noticeTo } from "./notice";

/** "Was this you?": by a notice, and by a letter that reaches them where the intruder may not be. */
export const askWhoSignedInWhenDeviceIsNew: Policy<SignedInOnNewDevice> = {
  name: "ask-who-signed-in-when-device-is-new",
  handles: ["SignedInOnNewDevice"],
  onMoneyPath: false,
  react: (event) => {
    const { userId, device } = event.data;
    return [noticeTo(userId, "newDevice", { at: event.recordedAt, reason: retold(device) }, event)];
  },
};
