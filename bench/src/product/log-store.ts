/** Entry of the bundle that the programs of the figures over a log alone load. */
export { openEmbeddedEventStore } from "@naqsh/shared/platform/adapters/embedded-log/embedded-event-store";
