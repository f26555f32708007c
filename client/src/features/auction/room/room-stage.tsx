import styled from "@emotion/styled";
import { Button } from "../../../ui/button";
import { useState, type ReactNode } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { useStore } from "zustand";
import { useLanguage } from "../../../i18n/use-format";
import { altOf, titleOf } from "../../../lib/artwork-names";
import { FollowButton } from "../../../lib/marks/follow-button";
import { widthWithin } from "../../../ui/artwork-image";
import { ArtworkStage } from "../../../ui/artwork-stage";
import { Bidi } from "../../../ui/bidi";
import { PageHeading } from "../../../ui/page";
import { clamped } from "../../../ui/theme/clamped";
import type { AuctionRoomStore } from "../auction-room.store";
import { LotLine } from "../lot-line";
import { RoomShare } from "./room-share";
import { MissedLine } from "./missed-line";
import { LOW } from "../room-shapes";
import { isOver } from "../room-view";
import { StageEstimate } from "./stage-estimate";
import { WonBand } from "./won-band";
import { latePart } from "../../../ui/late-part";
import { MountedOnceOpen } from "../../../ui/mounted-once-open";

const RulesDialog = latePart(async () => (await import("./rules-dialog")).RulesDialog, "room");

type RoomStageProps = {
  room: AuctionRoomStore;
  /** The title of the work if none is given. */
  documentTitle?: string;
  /** Stands above the work, in a height of its own. */
  caption?: ReactNode;
};

/** The work, whole and untouched, in the dark of the salesroom, with its name, estimate and the rule of its end. */
export const RoomStage = ({ room, documentTitle, caption }: RoomStageProps) => {
  const { t } = useTranslation("auction");
  const language = useLanguage();
  const lot = useStore(room, (state) => state.lot);
  const terms = useStore(room, (state) => state.terms);
  const isWon = useStore(room, ({ standing }) => standing?.state === "won");
  const isEnded = useStore(room, ({ head }) => isOver(head));
  const [isRulesOpen, setRulesOpen] = useState(false);
  // A replay has a link of its own, which carries its moment.
  const isReplay = caption !== undefined;
  const title = titleOf(lot, language);
  const alt = altOf(lot, language);
  return (
    <Stage id="stage" data-won={isWon}>
      <MissedLine room={room} />
      {caption}
      <div className="wall">
        {isWon && <WonBand />}
        <ArtworkStage
          className="art"
          image={lot.image}
          alt={alt}
          title={title}
          sizes={`(max-width: 767px) ${widthWithin(lot.image, "100vw", "46vh")}, 60vw`}
          blockSize="100%"
          padding="var(--around-art)"
          isFirst
        />
      </div>
      <div className="caption">
        <div>
          <PageHeading documentTitle={documentTitle ?? title}>
            <Bidi>{title}</Bidi>
          </PageHeading>
          <div className="line">
            <p>
              <LotLine lot={lot} />
            </p>
            {!isReplay && !isEnded && <FollowButton artist={lot.artist} size="small" isQuiet />}
          </div>
        </div>
        <div className="facts">
          <StageEstimate terms={terms} />
          <div className="tools">
            <Button variant="text" size="small" onClick={() => setRulesOpen(true)}>
              {t("room.rules")}
            </Button>
            {!isReplay && <RoomShare room={room} className="share" />}
          </div>
        </div>
      </div>
      <MountedOnceOpen isOpen={isRulesOpen}>
        <RulesDialog isOpen={isRulesOpen} onClose={() => setRulesOpen(false)} terms={terms} />
      </MountedOnceOpen>
    </Stage>
  );
};

const Stage = styled.main`
  --around-art: clamp(16px, 4vh, 36px) clamp(20px, 3vw, 40px) 16px;

  grid-area: stage;
  position: relative;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;
  container-type: inline-size;
  background: radial-gradient(70% 62% at 50% 40%, #2a2420 0, #161210 62%, #0d0a09 100%);

  .wall {
    position: relative;
    flex: 1;
    min-block-size: 200px;
  }

  .art {
    position: absolute;
    inset: 0;
    background: none;
  }

  /* The hammer fell for the reader: the light is on their work. */
  &[data-won="true"] {
    background: radial-gradient(70% 62% at 50% 40%, #4a3f36 0, #241d18 62%, #0d0a09 100%);
  }

  .art img {
    box-shadow: 0 26px 44px -12px rgb(0 0 0 / 0.75);
  }

  .caption {
    display: flex;
    justify-content: space-between;
    align-items: end;
    gap: var(--space-xl);
    padding: 12px 40px 26px;
  }

  .caption > :first-child {
    min-inline-size: 0;
  }

  h1 {
    font-size: var(--text-page);
    ${clamped(3)}
  }

  .line {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: var(--space-m);
    color: var(--ink-2);
    font-size: var(--text-label);
  }

  .line .button {
    margin-inline-start: -8px;
  }

  .facts {
    flex: none;
    text-align: end;
  }

  .estimate {
    font-size: var(--text-small);
    color: var(--ink-2);
  }

  .estimate b {
    display: block;
    font-weight: 500;
    font-size: var(--text-label);
    color: var(--ink);
  }

  .rule {
    display: block;
  }

  .share {
    display: none;
  }

  .tools {
    margin: 0 -8px -8px;
  }

  .line .button,
  .tools .button {
    min-inline-size: 0;
    padding: 4px 8px;
    color: var(--link);
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.35em;
  }

  /* Both beside each other would leave the title a column of single words. */
  @container (max-width: 720px) {
    .caption {
      position: relative;
      display: block;
      padding: 8px 24px 20px;
    }
    .facts {
      text-align: start;
    }
    .estimate {
      margin-block-start: 8px;
    }
    .tools {
      position: absolute;
      inset-block-start: 8px;
      inset-inline-end: 20px;
      display: flex;
      align-items: center;
      margin: 0;
    }
    h1 {
      margin-inline-end: 84px;
    }
  }

  @media (max-width: 767.95px) {
    /* Height is dear here, and belongs to the work. */
    --around-art: 14px 20px 6px;

    .share {
      display: inline-flex;
    }
    .tools {
      inset-block-start: 0;
      inset-inline-end: 6px;
    }
    .caption {
      padding: 2px 16px 10px;
    }
    h1 {
      font-size: var(--text-title);
    }
    .caption:has(.share) h1 {
      margin-inline-end: 116px;
    }
    .line {
      font-size: var(--text-small);
    }
    .estimate {
      margin-block-start: 0;
      font-size: var(--text-caption);
    }
    .estimate b {
      display: inline;
      margin-inline-start: 6px;
      font-size: var(--text-small);
    }
    .wall {
      min-block-size: 0;
    }
  }

  /* The title alone: the rest stands on the work's own page. */
  ${LOW} {
    --around-art: 8px 16px 4px;

    .wall {
      min-block-size: 0;
    }
    .caption {
      padding: 0 16px 6px;
    }
    .line,
    .estimate {
      display: none;
    }
    h1 {
      font-size: var(--text-lead);
      -webkit-line-clamp: 1;
    }
    .tools {
      inset-block-start: -3px;
    }
    .tools .button {
      min-block-size: 32px;
      padding-block: 2px;
    }
    .share {
      block-size: 32px;
      padding-block: 4px;
    }
  }
`;
