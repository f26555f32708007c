import styled from "@emotion/styled";
import { DELIVERY_DAYS } from "@naqsh/shared/order";
import { DELIVERY_ZONES, type DeliveryZone } from "@naqsh/shared/settings";
import { useId } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { useSettings } from "../settings";
import { Money } from "../../ui/money";

type ZoneChoiceProps = { chosen: DeliveryZone; onChoose: (zone: DeliveryZone) => void };

/** How far it goes, how long that takes and what it costs. */
export const ZoneChoice = ({ chosen, onChoose }: ZoneChoiceProps) => {
  const { t } = useTranslation("address");
  const name = useId();
  const prices = useSettings()?.deliveryPrices;
  return (
    <Zones>
      <legend>{t("zone.title")}</legend>
      {DELIVERY_ZONES.map((zone) => {
        const price = prices?.[zone] ?? 0;
        return (
          <label key={zone} data-chosen={zone === chosen}>
            <input type="radio" name={name} checked={zone === chosen} onChange={() => onChoose(zone)} />
            <span className="where">{t(`zone.${zone}`)}</span>
            <span className="days">{t(`zone.days.${zone}`, DELIVERY_DAYS[zone])}</span>
            <span className="price">{price > 0 ? <Money amount={price} /> : t("zone.included")}</span>
          </label>
        );
      })}
    </Zones>
  );
};

const Zones = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(190px, 100%), 1fr));
  gap: var(--space-m);
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    margin-block-end: 8px;
    padding: 0;
    font-size: var(--text-label);
    font-weight: 600;
  }

  label {
    position: relative;
    display: grid;
    gap: var(--space-xs);
    padding: 12px 14px;
    border: 1px solid var(--line-strong, var(--line));
    border-radius: 12px;
    background: var(--surface);
    cursor: pointer;
  }

  label[data-chosen="true"] {
    border-color: var(--sea);
    box-shadow: inset 0 0 0 1px var(--sea);
  }

  label:focus-within {
    outline: 2px solid var(--sea);
    outline-offset: 2px;
  }

  input {
    position: absolute;
    opacity: 0;
  }

  .where {
    font-weight: 600;
  }

  .days,
  .price {
    font-size: var(--text-small);
    color: var(--ink-2);
  }
`;
