import { installedName } from "../runner/install-policies";
import { policies } from "./all-policies";

/** Every name with a saved position: each policy's checkpoint, and the position at which it was installed. */
export const checkpointNames: readonly string[] = policies.flatMap(({ name }) => [name, installedName(name)]);
