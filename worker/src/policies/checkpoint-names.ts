import { installedName } from "../runner/install-policies";
import { policies } from "./all-policies";

/** Every name under which a position is remembered: where each policy is, and where it was installed. */
export const checkpointNames: readonly string[] = policies.flatMap(({ name }) => [name, installedName(name)]);
