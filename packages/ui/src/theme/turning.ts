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

/** Turns a ring while something is under way; with reduced motion it breathes instead. */
export const turning = css`
  animation: ${turn} 900ms linear infinite;

  @media (prefers-reduced-motion: reduce) {
    animation: ${breathe} 2s linear infinite;
  }
`
