import { createContext, useContext, type ComponentType } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { TabLinks } from "../tab-links";

/** One part of the administrators' panel, as a feature adds it to the list in `app/admin.tsx`. */
export type AdminTab = {
  key: string;
  /** The address that opens it. */
  to: string;
  /** Draws the tab's name, in the feature's own texts. */
  Label: ComponentType;
  /** Brings the page, which stands in an `AdminPage`. */
  load: () => Promise<ComponentType>;
};

/** The parts of the panel, in their order; the app hands them in, so that no feature knows another. */
export const AdminTabList = createContext<readonly AdminTab[]>([]);

/** The parts of the panel, the one that stands marked. */
export const AdminTabs = ({ current }: { current: string }) => {
  const { t } = useTranslation("ui");
  const tabs = useContext(AdminTabList).map(({ key, to, Label }) => ({ key, to, label: <Label /> }));
  return <TabLinks label={t("adminPanel")} tabs={tabs} current={current} />;
};
