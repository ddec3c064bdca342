import { css, keyframes } from 'styled-components'

const turn = keyframes`
  to {
    transform: rotate(1turn);
  }
`

const breathe = keyframes`
  50% {
    opacity: 0.4;
  }
`

/** Spins a ring during work in progress; with reduced motion it pulses instead. */
export const turning = css`
  animation: ${turn} 900ms linear infinite;

  @media (prefers-reduced-motion: reduce) {
    animation: ${breathe} 2s linear infinite;
  }
`
