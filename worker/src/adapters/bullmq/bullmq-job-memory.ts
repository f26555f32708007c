import { randomUUID } from "node:crypto";
import type { Redis } from "ioredis";
import type { JobMemory } from "../../ports/job-queue";
import { inRedisTime } from "./within";

/** Names the server run for which every job was rescheduled. It is lost together with the jobs. */
const WHOLE = "naqsh-jobs-are-whole";
/** The id of the rescheduling that runs now. If Redis lost it, Redis lost the rescheduled jobs too. */
const TELLING = "naqsh-jobs-being-told";
/** A restart that loses the last second's jobs loses it with them: what Redis has back of its log is its beginning. */
const TOLD_UP_TO = "naqsh-jobs-told-up-to";
const WHOLE_IF_STILL_THERE =
  "if redis.call('get', KEYS[1]) == ARGV[1] then redis.call('set', KEYS[2], ARGV[2]) end return 0";
/** Between reading how far policies are and writing it down, a restart may have lost what they had scheduled. */
const NOTE_IF_WHOLE = `
local run = string.match(redis.call('info', 'server'), 'run_id:(%w+)')
if redis.call('get', KEYS[1]) == run then redis.call('set', KEYS[2], ARGV[1]) end
return 0`;

/** Whether this run of the server was told of all jobs. */
export const createBullmqJobMemory = (redis: Redis): JobMemory => ({
  isWhole: async () => {
    const [marked, run] = await inRedisTime(Promise.all([redis.get(WHOLE), runOfServer(redis)]));
    return marked === run;
  },
  tellAll: async (tell) => {
    const told = randomUUID();
    const run = await inRedisTime(runOfServer(redis));
    await inRedisTime(redis.set(TELLING, told));
    await tell();
    await inRedisTime(redis.eval(WHOLE_IF_STILL_THERE, 2, TELLING, WHOLE, told, run));
  },
  noteToldUpTo: async (position) => void (await inRedisTime(redis.eval(NOTE_IF_WHOLE, 2, WHOLE, TOLD_UP_TO, position))),
  toldUpTo: () => inRedisTime(redis.get(TOLD_UP_TO)),
});

/** Another one after each start: a server that syncs its log once a second may have lost the last second's jobs. */
const runOfServer = async (redis: Redis): Promise<string> =>
  /^run_id:(\w+)/m.exec(await redis.info("server"))?.[1] ?? "unknown";
