import { keyframes, styled } from 'styled-components'
import { base, noticeSize } from '../../theme/index.js'
import { color, fontSize, radius, space } from '../../tokens/index.js'

const travel = keyframes`
  from {
    transform: translateX(-100%);
  }

  to {
    transform: translateX(250%);
  }
`

const breathe = keyframes`
  50% {
    opacity: 0.4;
  }
`

export const StyledScreen = styled.main`
  ${base}
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space[5]};
  min-block-size: calc(100dvh - ${noticeSize});

  &[data-within] {
    min-block-size: 60vh;
    background: none;
  }

  padding: ${space[6]};
  background: ${color.bg};
  color: ${color.textMuted};
  font-size: ${fontSize.md};
  text-align: center;

  & p {
    ${base}
  }
`

/** A short wire with a light running along it. */
export const StyledWire = styled.span`
  display: block;
  inline-size: 7.5rem;
  block-size: 2px;
  border-radius: ${radius.full};
  background: ${color.surface3};
  overflow: hidden;

  &::before {
    content: '';
    display: block;
    inline-size: 40%;
    block-size: 100%;
    border-radius: inherit;
    background: ${color.accentText};
    animation: ${travel} 1200ms linear infinite;
  }

  @media (prefers-reduced-motion: reduce) {
    &::before {
      inline-size: 100%;
      animation: ${breathe} 2s linear infinite;
    }
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;

    &::before {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`
