import type { Position } from "@naqsh/shared/kernel/position";
import type { Collection, DocumentWrite } from "@naqsh/shared/platform/ports/read-model-store";
import { Unavailable } from "@naqsh/shared/platform/ports/unavailable";

type Kept = { document: object | null; position: Position };

const MOST = 2_000;

/**
 * The documents of a view that its feed wrote last, so that the next batch need not ask the store for them. Each is the fold of the log
 * up to its position, whatever others write, and the store refuses it if it has a newer one.
 */
export class RecentDocuments {
  readonly #kept = new Map<string, Kept>();
  /** The store holds no others. */
  #isAll: boolean;
  #place: string | null = null;

  constructor(
    { isEmpty }: { isEmpty: boolean },
    private readonly most = MOST,
  ) {
    this.#isAll = isEmpty;
  }

  /** Forgets everything, so that the store alone counts; `isEmpty` if the store has nothing yet. */
  forget({ isEmpty }: { isEmpty: boolean }): void {
    this.#kept.clear();
    this.#isAll = isEmpty;
    this.#place = null;
  }

  /** The collection as its feed uses it. */
  around(collection: Collection<object>): Collection<object> {
    const { put } = collection;
    const load: typeof collection.load = async (keys) => {
      const asked = this.#isAll ? [] : keys.filter((key) => !this.#kept.has(key));
      const loaded = asked.length > 0 ? await collection.load(asked) : [];
      const known = keys.flatMap((key) => {
        const kept = this.#kept.get(key);
        return kept ? [{ key, ...kept }] : [];
      });
      return [...known, ...loaded];
    };
    const write: typeof collection.write = (writes, checkpoint) =>
      this.#keeping(writes, collection.write(writes, checkpoint));
    if (put === undefined) return { ...collection, load, write };
    const putHere: typeof put = async (writes) => {
      const place = await this.#keeping(writes, put(writes));
      this.#assertSame(place);
      return place;
    };
    return { ...collection, load, write, put: putHere };
  }

  /** What became of a write that failed is unknown. */
  async #keeping<Answer>(writes: readonly DocumentWrite<object>[], writing: Promise<Answer>): Promise<Answer> {
    try {
      const answer = await writing;
      for (const { key, document, position } of writes) this.#keep(key, { document, position });
      return answer;
    } catch (error) {
      this.forget({ isEmpty: false });
      throw error;
    }
  }

  #keep(key: string, kept: Kept): void {
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    if (this.#kept.size <= this.most) return;
    const [oldest] = this.#kept.keys();
    this.#kept.delete(oldest!);
    this.#isAll = false;
  }

  /** @throws Unavailable if what was written before lies elsewhere: the feed has to begin where the new ones stand */
  #assertSame(place: string): void {
    if (this.#place !== null && this.#place !== place) {
      this.forget({ isEmpty: false });
      throw new Unavailable("Other documents took a view's place");
    }
    this.#place = place;
  }
}
