import { createRequire } from "node:module";
import type * as FeaturesServiceFile from "@eventstore/db-client/generated/serverfeatures_grpc_pb";
import type * as FeaturesFile from "@eventstore/db-client/generated/serverfeatures_pb";
import type * as SharedFile from "@eventstore/db-client/generated/shared_pb";
import type * as StatusFile from "@eventstore/db-client/generated/status_pb";
import type * as StreamsServiceFile from "@eventstore/db-client/generated/streams_grpc_pb";
import type * as StreamsFile from "@eventstore/db-client/generated/streams_pb";
import type * as AnyFile from "google-protobuf/google/protobuf/any_pb";
import type * as EmptyFile from "google-protobuf/google/protobuf/empty_pb";

/** The client's own generated code is CommonJS whose names a module cannot import. */
const require = createRequire(import.meta.url);

export const streams = require("@eventstore/db-client/generated/streams_pb.js") as typeof StreamsFile;
export const shared = require("@eventstore/db-client/generated/shared_pb.js") as typeof SharedFile;
export const features = require("@eventstore/db-client/generated/serverfeatures_pb.js") as typeof FeaturesFile;
export const { Status } = require("@eventstore/db-client/generated/status_pb.js") as typeof StatusFile;
export const { Empty } = require("google-protobuf/google/protobuf/empty_pb.js") as typeof EmptyFile;
export const { Any } = require("google-protobuf/google/protobuf/any_pb.js") as typeof AnyFile;
export const { StreamsService } =
  require("@eventstore/db-client/generated/streams_grpc_pb.js") as typeof StreamsServiceFile;
export const { ServerFeaturesService } =
  require("@eventstore/db-client/generated/serverfeatures_grpc_pb.js") as typeof FeaturesServiceFile;

export type {
  BatchAppendReq,
  BatchAppendResp,
  ReadReq,
  ReadResp,
  TombstoneReq,
  TombstoneResp,
} from "@eventstore/db-client/generated/streams_pb";
