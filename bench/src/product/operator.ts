/** What `npm run ops` asks a running shop by. */
export { operatorSocket } from "@naqsh/standalone/operations/operator-socket";
export { askLocalSocket } from "@naqsh/shared/platform/local-socket";
