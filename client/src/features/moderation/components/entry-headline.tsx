import type { HistoryEntry } from "@naqsh/shared/moderation";
import { Link } from "react-router-dom";
import { Bidi, Ltr } from "../../../ui/bidi";
import { Money } from "../../../ui/money";
import { amountOf } from "../entry-amount";
import { targetOf } from "../entry-target";
import { useEventWords } from "../use-event-words";

/** What happened, to what, and at how much, in a line. */
export const EntryHeadline = ({ entry }: { entry: HistoryEntry }) => {
  const wordsOf = useEventWords();
  const target = targetOf(entry);
  const amount = amountOf(entry);
  const shown = target && (target.name ? <Bidi>{target.name}</Bidi> : <Ltr>{target.id.slice(0, 8)}</Ltr>);
  return (
    <span>
      <strong>{wordsOf(entry.type)}</strong> {target?.to ? <Link to={target.to}>{shown}</Link> : shown}
      {amount !== null && (
        <span className="amount">
          {" "}
          <Money amount={amount} />
        </span>
      )}
    </span>
  );
};
