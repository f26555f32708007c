import type { HistoryEntry } from "@naqsh/shared/moderation";
import type { NaqshEvent } from "@naqsh/shared/registry";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Bidi, Ltr } from "../../../ui/bidi";
import { targetOf } from "../entry-target";

/** What happened and to what, in a line. */
export const EntryHeadline = ({ entry }: { entry: HistoryEntry }) => {
  const { t } = useTranslation("moderation");
  const target = targetOf(entry);
  const shown = target && (target.name ? <Bidi>{target.name}</Bidi> : <Ltr>{target.id.slice(0, 8)}</Ltr>);
  return (
    <span>
      <strong>{t(`events.${entry.type as NaqshEvent["type"]}`)}</strong>{" "}
      {target?.to ? <Link to={target.to}>{shown}</Link> : shown}
    </span>
  );
};
