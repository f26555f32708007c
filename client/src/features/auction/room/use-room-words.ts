import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { useMemo } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { useFormat } from "../../../i18n/use-format";
import type { AuctionRoomState } from "../auction-room.store";
import { isBidRow } from "../feed/feed-lines";
import type { Heard, Utterance } from "./room-announcer";
import { resultOf } from "../room-view";

type Spoken = Pick<AuctionRoomState, "head" | "standing" | "terms">;

export type RoomWords = {
  /** What an utterance says. */
  sayingOf: (utterance: Utterance, heard: Heard) => string;
  /** Standing, price and time in one sentence. */
  statusOf: (room: Spoken, remainingMs: number | null) => string;
};

const MINUTE_S = 60;

/** The room's sentences for ears, in the reader's language and digits. */
export const useRoomWords = (): RoomWords => {
  const { t } = useTranslation("auction");
  const format = useFormat();
  return useMemo(() => {
    const durationOf = (seconds: number): string =>
      seconds >= MINUTE_S
        ? t("spoken.minutes", { count: Math.floor(seconds / MINUTE_S) })
        : t("spoken.seconds", { count: seconds });
    const priceOf = (head: Heard["head"]): string => format.moneyText(head.price ?? head.ask);
    const standingOf = (standing: Heard["standing"]): string =>
      t(standing === null ? "standing.none" : `standing.${standing.state}`);

    return {
      sayingOf: (utterance, heard) => {
        switch (utterance.kind) {
          case "price":
            return t("spoken.price", {
              amount: priceOf(heard.head),
              bids: t("spoken.newBids", { count: utterance.newBids }),
            });
          case "extended":
            return t("spoken.extended", { time: format.exactTime(utterance.endsAtMs) });
          case "mark":
            return t("spoken.mark", { time: durationOf(utterance.seconds) });
          case "closed":
            return t(`spoken.closed.${resultOf(heard.head, heard.standing).kind}`, { amount: priceOf(heard.head) });
          case "row": {
            const { row } = utterance;
            if (!isBidRow(row)) return "";
            const alias = t("alias", { number: format.number(row.alias) });
            return t("spoken.row", { alias, amount: format.moneyText(row.amount) });
          }
          case "outbid":
            return t("spoken.outbid", { amount: priceOf(heard.head) });
          case "awaitingClose":
            return t("clock.awaitingClose");
          case "leading":
          case "connectionLost":
          case "connectionBack":
            return t(`spoken.${utterance.kind}`);
        }
      },
      statusOf: ({ head, standing }, remainingMs) =>
        t("spoken.status", {
          standing: standingOf(standing),
          amount: priceOf(head),
          time:
            remainingMs === null
              ? format.dateTime(msFromInstant(head.endsAt))
              : t("spoken.mark", { time: durationOf(Math.ceil(remainingMs / 1000)) }),
        }),
    };
  }, [t, format]);
};
