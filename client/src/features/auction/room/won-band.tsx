import styled from "@emotion/styled";

/** The band of the winner: woven once around the wall on which their work hangs, and then it stays. */
export const WonBand = () => <Band aria-hidden="true" data-testid="won-band" />;

const Band = styled.div`
  position: absolute;
  z-index: 1;
  inset: 4px;
  pointer-events: none;
  background:
    var(--sadu-thread) 50% 0 / 6px 7px repeat-x,
    var(--sadu-thread) 50% 100% / 6px 7px repeat-x,
    var(--sadu-thread-up) 0 50% / 7px 6px repeat-y,
    var(--sadu-thread-up) 100% 50% / 7px 6px repeat-y;
  animation: naqsh-weave-round 1600ms steps(64, end) both;

  @keyframes naqsh-weave-round {
    from {
      clip-path: polygon(50% 50%, 50% 0, 50% 0, 50% 0, 50% 0, 50% 0, 50% 0);
    }
    12.5% {
      clip-path: polygon(50% 50%, 50% 0, 100% 0, 100% 0, 100% 0, 100% 0, 100% 0);
    }
    37.5% {
      clip-path: polygon(50% 50%, 50% 0, 100% 0, 100% 100%, 100% 100%, 100% 100%, 100% 100%);
    }
    62.5% {
      clip-path: polygon(50% 50%, 50% 0, 100% 0, 100% 100%, 0 100%, 0 100%, 0 100%);
    }
    87.5% {
      clip-path: polygon(50% 50%, 50% 0, 100% 0, 100% 100%, 0 100%, 0 0, 0 0);
    }
    to {
      clip-path: polygon(50% 50%, 50% 0, 100% 0, 100% 100%, 0 100%, 0 0, 50% 0);
    }
  }
`;
