import type { Change } from "../runner/fold-batch";

/** Who is told of changes of a projection: all of them, or those of some keys. */
export type Follower = { take: (change: Change) => void };

/** Finds for each change who follows it, however many follow others. */
export class Followers {
  private readonly ofAll = new Set<Follower>();
  private readonly ofKey = new Map<string, Set<Follower>>();

  /** `keys`: null for every one. */
  add(follower: Follower, keys: readonly string[] | null): void {
    if (keys === null) this.ofAll.add(follower);
    for (const key of keys ?? []) {
      const followers = this.ofKey.get(key) ?? new Set();
      this.ofKey.set(key, followers.add(follower));
    }
  }

  delete(follower: Follower, keys: readonly string[] | null): void {
    this.ofAll.delete(follower);
    for (const key of keys ?? []) {
      const followers = this.ofKey.get(key);
      followers?.delete(follower);
      if (followers?.size === 0) this.ofKey.delete(key);
    }
  }

  tell(changes: readonly Change[]): void {
    if (this.ofAll.size === 0 && this.ofKey.size === 0) return;
    for (const change of changes) {
      for (const follower of this.ofAll) follower.take(change);
      for (const follower of this.ofKey.get(change.key) ?? []) follower.take(change);
    }
  }
}
