import i18next from "i18next";
import { createElement, lazy, useState, type ComponentType } from "react";
import { bring } from "../lib/bring";
import { showToast } from "./toast.store";
import { untilIdle } from "../lib/when-idle";

/** Says in a toast that something asked for waits for the line. */
export const sayConnectionLost = (): void =>
  showToast({ title: i18next.t("ui:connectionLost"), text: i18next.t("ui:comesWhenBack"), tone: "waiting" });

/** What fetches a group of parts before anybody needs them. */
export type Group = "room" | "shell";

const early: Record<Group, Set<() => Promise<unknown>>> = { room: new Set(), shell: new Set() };

/**
 * Fetches every part of a group that is not there yet, with the parts that those bring along: one after the other, since to ask
 * for all of their files at once would keep a touch waiting on a slow phone.
 */
export const bringEarly = async (group: Group): Promise<void> => {
  // What has come may name more: a set is walked through to what was added meanwhile.
  for (const ask of early[group]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await Promise.allSettled([ask()]).then(untilIdle);
  }
};

/**
 * A component that is fetched when it is first drawn, or with its group before that. Where it does not come it is asked
 * for again; whoever waits for it is told. Stands in a `LatePlace` or an `MountedOnceOpen`.
 */
export const latePart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  group?: Group,
): ComponentType<Props> => {
  let there: ComponentType<Props> | null = null;
  let coming: Promise<ComponentType<Props>> | null = null;
  let isWaitedFor = false;
  const lost = () => {
    if (isWaitedFor) sayConnectionLost();
  };
  const ask = (): Promise<ComponentType<Props>> => {
    coming ??= bring(load, lost).then(
      (part) => (there = part),
      (error: unknown) => {
        coming = null;
        // React keeps what a lazy component failed with.
        Waiting = waiting();
        throw error;
      },
    );
    return coming;
  };
  const waiting = () => lazy(async () => ({ default: await ask() }));
  let Waiting: ComponentType<Props> = waiting();
  if (group) early[group].add(ask);
  return function LatePart(props: Props) {
    const [Part] = useState(() => there ?? Waiting);
    isWaitedFor ||= there === null;
    return createElement(Part, props);
  };
};

/** The same for what no first view needs: the server draws it, and a browser asks for its code once the page rests. */
export const restfulPart = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> =>
  latePart(async () => {
    await untilIdle();
    return load();
  });
