import styled from "@emotion/styled";
import { useTranslation } from "react-i18next";
import { Loading, Skeleton } from "../../../ui/skeleton";

const Frame = styled.div`
  display: grid;
  grid-template-columns: 248px minmax(0, 1fr) 420px;
  block-size: 100dvh;
  padding-block-start: 69px;
  background: #0d0a09;

  > div {
    padding: 22px;
    display: grid;
    gap: 14px;
    align-content: start;
  }

  .stage {
    place-items: center;
    align-content: center;
  }

  @media (max-width: 1099.95px) {
    grid-template-columns: minmax(0, 1fr) 380px;
    .rail {
      display: none;
    }
  }

  @media (max-width: 767.95px) {
    grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
  }
`;

/** The room's own geometry while it comes. */
export const RoomSkeleton = () => {
  const { t } = useTranslation("auction");
  return (
    <Loading label={t("room.loading")}>
      <Frame>
        <div className="rail">
          {[0, 1, 2, 3].map((row) => (
            <Skeleton key={row} block="72px" radius="10px" />
          ))}
        </div>
        <div className="stage">
          <Skeleton inline="min(420px, 70%)" ratio={0.8} />
        </div>
        <div>
          <Skeleton block="52px" />
          <Skeleton block="14px" />
          <Skeleton inline="60%" block="64px" />
          <Skeleton block="52px" radius="10px" />
          <Skeleton block="48px" radius="8px" />
          <Skeleton block="60px" radius="10px" />
        </div>
      </Frame>
    </Loading>
  );
};
