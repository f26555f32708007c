import styled from "@emotion/styled";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/material/dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useId } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { sharedAddressOf, type ShareWay } from "@naqsh/shared/engagement";
import { useShareWays } from "./use-share-ways";
import { wayIcons } from "./way-icons";

export type ShareSheetProps = {
  isOpen: boolean;
  /** Where it leads, in this site. */
  path: string;
  title: string;
  /** Draws the picture for sharing; without it there is none to save. */
  draw?: (() => Promise<Blob>) | undefined;
  /** Makes the address for a way, which counts as sharing by it; without it the page's own is passed on, and nothing counted. */
  linkBy?: ((way: ShareWay) => Promise<string>) | undefined;
  onClose: () => void;
};

/** The ways in which a page can be passed on: by the device first, if it can, then by what people use most. */
export const ShareSheet = ({ isOpen, path, title, draw, linkBy, onClose }: ShareSheetProps) => {
  const { t } = useTranslation("sharing");
  const titleId = useId();
  const shared = { title, url: sharedAddressOf(path, window.location.origin) };
  const { byDevice, ways, busy } = useShareWays({ shared, draw, linkBy });
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{t("title")}</DialogTitle>
      <DialogContent>
        {byDevice && (
          <Button fullWidth variant="contained" onClick={byDevice} style={{ marginBlockEnd: "16px" }}>
            {t("byDevice")}
          </Button>
        )}
        <Ways>
          {ways.map(({ way, take }) => {
            const Icon = wayIcons[way];
            return (
              <li key={way}>
                <Button
                  fullWidth
                  variant="text"
                  startIcon={<Icon size={20} />}
                  loading={busy === way}
                  loadingPosition="start"
                  onClick={take}
                >
                  {t(`ways.${way}`)}
                </Button>
              </li>
            );
          })}
        </Ways>
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          {t("close")}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

const Ways = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-xs);
  margin: 0;
  padding: 0;
  list-style: none;

  button {
    justify-content: start;
    min-block-size: 44px;
    color: var(--ink);
  }
`;
