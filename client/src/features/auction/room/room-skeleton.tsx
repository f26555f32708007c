import styled from "@emotion/styled";
import { useTranslation } from "../../../i18n/use-translation";
import { Loading, Skeleton } from "../../../ui/skeleton";
import { LOW, ON_ITS_SIDE } from "../room-shapes";

/** The room's own geometry while it comes. */
export const RoomSkeleton = () => {
  const { t } = useTranslation("auction");
  return (
    <Loading label={t("room.loading")}>
      <Frame>
        <div className="bar" />
        <div className="rail">
          {[0, 1, 2, 3].map((row) => (
            <Skeleton key={row} block="72px" radius="10px" />
          ))}
        </div>
        <div className="stage">
          <Skeleton inline="auto" block="100%" ratio={0.8} />
        </div>
        <div className="desk">
          <div className="meta">
            <Skeleton block="40px" />
          </div>
          <Skeleton block="14px" />
          <Skeleton inline="60%" block="52px" />
          <Skeleton block="52px" radius="10px" />
          <Skeleton block="48px" radius="8px" />
          <Skeleton block="56px" radius="10px" />
          <Skeleton inline="50%" block="28px" />
        </div>
      </Frame>
    </Loading>
  );
};

const Frame = styled.div`
  display: grid;
  grid-template: 69px minmax(0, 1fr) / 248px minmax(0, 1fr) 420px;
  grid-template-areas: "bar bar bar" "rail stage desk";
  block-size: 100svh;
  background: #0d0a09;

  .bar {
    grid-area: bar;
    background: var(--bg);
  }

  .rail,
  .desk {
    padding: 22px;
    display: grid;
    gap: var(--space-m);
    align-content: start;
  }

  .rail {
    grid-area: rail;
  }

  .stage {
    grid-area: stage;
    display: grid;
    grid-template: minmax(0, 1fr) / auto;
    justify-content: center;
    min-block-size: 0;
    padding: 32px 40px 100px;
  }

  .desk {
    grid-area: desk;
    background: var(--surface);
  }

  @media (max-width: 1099.95px) {
    grid-template: 69px minmax(0, 1fr) / minmax(0, 1fr) 380px;
    grid-template-areas: "bar bar" "stage desk";
    .rail {
      display: none;
    }
  }

  @media (max-width: 767.95px) {
    grid-template: 61px minmax(96px, 1fr) auto / minmax(0, 1fr);
    grid-template-areas: "bar" "stage" "desk";

    .stage {
      padding: 14px 20px 120px;
    }
    .desk {
      gap: var(--space-s);
      padding: 24px 16px 20px;
      border-start-start-radius: 18px;
      border-start-end-radius: 18px;
    }
  }

  ${LOW} {
    .stage {
      padding: 8px 16px 34px;
    }
    .desk {
      gap: var(--space-xs);
      padding: 20px 16px 8px;
    }
    .meta {
      display: none;
    }
  }

  ${ON_ITS_SIDE} {
    grid-template: 51px minmax(0, 1fr) / minmax(0, 1fr) minmax(320px, 46%);
    grid-template-areas: "bar bar" "stage desk";

    .desk {
      align-content: start;
      padding-block-start: 10px;
      border-radius: 0;
    }
  }
`;
