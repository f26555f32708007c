export { claimIdOf } from "@naqsh/shared/platform/claim-id";
