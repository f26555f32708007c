import styled from "@emotion/styled";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import type { Parcel } from "@naqsh/shared/order";
import { useTranslation } from "../../../../i18n/use-translation";
import { useFormat } from "../../../../i18n/use-format";
import { Ltr } from "../../../../ui/bidi";

/** Who carries a parcel, under which number, since when. */
export const ParcelFacts = ({ parcel, way }: { parcel: Parcel; way: "sent" | "back" }) => {
  const { t } = useTranslation("fulfilment");
  const format = useFormat();
  return (
    <Facts aria-label={t(`parcel.${way}`)}>
      <h3>{t(`parcel.${way}`)}</h3>
      <dl>
        <dt>{t("parcel.carrier")}</dt>
        <dd>{t(`carriers.${parcel.carrier}`)}</dd>
        <dt>{t("parcel.number")}</dt>
        <dd>
          <Ltr>{parcel.trackingNumber}</Ltr>
        </dd>
        <dt>{t("parcel.at")}</dt>
        <dd>{format.dateTime(msFromInstant(parcel.at))}</dd>
      </dl>
    </Facts>
  );
};

const Facts = styled.section`
  display: grid;
  gap: var(--space-s);

  h3 {
    font-size: var(--text-label);
    font-weight: 600;
  }

  dl {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-xs) var(--space-l);
    font-size: var(--text-small);
  }

  dt {
    color: var(--ink-2);
  }

  dd {
    overflow-wrap: anywhere;
  }
`;
