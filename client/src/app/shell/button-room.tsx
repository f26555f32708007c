import styled from "@emotion/styled";

/** Where a round button will stand: what stands beside it does not move as it comes. */
export const ButtonRoom = styled.span`
  flex: none;
  inline-size: 44px;
  block-size: 44px;
`;
