/** Entry of the bundle that the programs of the figures over a read-model store alone load. */
export { createEmbeddedReadModelStore } from "@naqsh/projection-service/adapters/embedded/embedded-read-model-store";
