import { createMongoHeartbeat } from "@naqsh/shared/platform/adapters/mongodb/mongo-heartbeat";
import { openMongo } from "@naqsh/shared/platform/adapters/mongodb/open-mongo";
import { mongoDatabases, mongoUrl } from "@naqsh/shared/testing/mongo-server";
import { expect, it } from "vitest";
import { describePolicyCheckpoints } from "../../ports/policy-checkpoints.contract";
import { createMongoPolicyCheckpoints } from "./mongo-policy-checkpoints";

it("takes a server that is away for no policy that was never installed", async () => {
  const checkpoints = createMongoPolicyCheckpoints(openMongo("mongodb://127.0.0.1:1"), "worker");
  await expect(checkpoints.find("open-order")).rejects.toThrow("ECONNREFUSED");
  await checkpoints.close();
});

const describeOnServer = (url: string): void => {
  const databases = mongoDatabases(url);

  describePolicyCheckpoints("MongoDB", async () => {
    const database = databases.fresh();
    let checkpoints = createMongoPolicyCheckpoints(openMongo(url), database);
    const reopen = async () => {
      await checkpoints.close();
      checkpoints = createMongoPolicyCheckpoints(openMongo(url), database);
      return checkpoints;
    };
    return { checkpoints, reopen };
  });

  it("never goes back, as a worker would that slept while another took over", async () => {
    const checkpoints = createMongoPolicyCheckpoints(openMongo(url), databases.fresh());
    await checkpoints.save("a", "00000000000000000007");
    await checkpoints.save("a", "00000000000000000003");
    await checkpoints.beat(7_000);
    await checkpoints.beat(3_000);
    expect([await checkpoints.find("a"), await checkpoints.heartbeat()]).toEqual(["00000000000000000007", 7_000]);
    await checkpoints.close();
  });

  it("tells other processes when the worker last lived", async () => {
    const database = databases.fresh();
    const heartbeat = createMongoHeartbeat(openMongo(url), database);
    expect(await heartbeat.last()).toBeNull();
    const checkpoints = createMongoPolicyCheckpoints(openMongo(url), database);
    await checkpoints.beat(7_000);
    expect(await heartbeat.last()).toBe(7_000);
    await Promise.all([checkpoints.close(), heartbeat.close()]);
  });
};

const url = mongoUrl("Policy checkpoints");
if (url !== null) describeOnServer(url);
