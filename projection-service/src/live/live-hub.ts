import type { Session } from "@naqsh/shared/platform/ports/sessions";
import type { ProjectionRunner } from "../runner/projection-runner";
import type { JoinRefusal, LiveTopic } from "./live-topic";
import { Followers } from "./followers";
import { ListRoom } from "./list-room";
import { TallyRoom } from "./tally-room";
import { TopicRoom } from "./topic-room";
import type { Enter, TopicRoomPorts } from "./topic-room";

/** Topics that are watched now. It knows no module: what a topic shows and who may join is declared in `topics`. */
export type LiveHub = {
  /** Null if this reader may join. */
  refusal: (topic: string, session: Session | null) => Promise<JoinRefusal | null>;
  /** Lets a reader join if the topic allows it. Each join is left once. */
  join: (topic: string, since: number | null, enter: Enter) => Promise<void>;
  /** Everything that the topic shows, for a watcher that fell behind. */
  again: (topic: string, enter: Enter) => Promise<void>;
  leave: (topic: string) => void;
  countsWatchers: (topic: string) => boolean;
  namesWatchers: (topic: string) => boolean;
  close: () => void;
};

type Room = Pick<TopicRoom, "members" | "open" | "answer" | "close">;
type OpenRoom = { room: Room; opened: Promise<void>; forget: () => void };

export const createLiveHub = (
  topics: readonly LiveTopic[],
  runner: Pick<ProjectionRunner, "onChange">,
  ports: TopicRoomPorts,
): LiveHub => {
  const rooms = new Map<string, OpenRoom>();
  const topicRooms = new Map<string, TopicRoom>();
  /** By projection. */
  const followers = new Map<string, Followers>();
  const topicOf = (name: string): LiveTopic | undefined => topics.find(({ matches }) => matches(name));

  for (const source of topics.flatMap(({ sources }) => sources)) {
    runner.onChange(source.projection, (changes) => {
      if (topicRooms.size === 0) return;
      for (const { key, document, causes } of changes) {
        if (document !== null) topicRooms.get(source.topicOf(key, document))?.take(source, key, document, causes);
      }
    });
  }
  for (const { list, tally } of topics) {
    const projection = (list ?? tally)?.projection;
    if (projection === undefined || followers.has(projection)) continue;
    const following = new Followers();
    followers.set(projection, following);
    runner.onChange(projection, (changes) => following.tell(changes));
  }

  /** Makes a room that hears of its changes until it is forgotten. */
  const made = (name: string, topic: LiveTopic): Omit<OpenRoom, "opened"> => {
    const { list, tally } = topic;
    if (list === undefined && tally === undefined) {
      const room = new TopicRoom(name, topic, ports);
      topicRooms.set(name, room);
      return { room, forget: () => void topicRooms.delete(name) };
    }
    const room = list === undefined ? new TallyRoom(name, tally!, ports) : new ListRoom(name, list, ports);
    const keys = list?.keysOf(name) ?? null;
    const following = followers.get((list ?? tally!).projection)!;
    following.add(room, keys);
    return { room, forget: () => following.delete(room, keys) };
  };

  const enterRoom = (name: string, topic: LiveTopic): OpenRoom => {
    const known = rooms.get(name);
    if (known !== undefined) return known;
    const { room, forget } = made(name, topic);
    const entry = { room, opened: room.open(), forget };
    rooms.set(name, entry);
    return entry;
  };

  const leave = (name: string): void => {
    const entry = rooms.get(name);
    if (entry === undefined) return;
    entry.room.members -= 1;
    if (entry.room.members > 0) return;
    entry.room.close();
    entry.forget();
    rooms.delete(name);
  };

  return {
    refusal: async (name, session) => {
      const topic = topicOf(name);
      return topic === undefined ? "NOT_FOUND" : topic.refusal(name, session);
    },
    join: async (name, since, enter) => {
      const topic = topicOf(name);
      if (topic === undefined) throw new Error(`There is no topic ${name}`);
      const { room, opened } = enterRoom(name, topic);
      room.members += 1;
      try {
        await opened;
        await room.answer(topic.resumes ? since : null, enter);
      } catch (error) {
        leave(name);
        throw error;
      }
    },
    again: async (name, enter) => rooms.get(name)?.room.answer(null, enter),
    leave,
    countsWatchers: (name) => topicOf(name)?.countsWatchers ?? false,
    namesWatchers: (name) => topicOf(name)?.namesWatchers ?? false,
    close: () => {
      for (const { room, forget } of rooms.values()) {
        room.close();
        forget();
      }
      rooms.clear();
    },
  };
};
