import { keyframes, styled } from 'styled-components'
import { base, focusRing, visuallyHidden } from '../../theme/index.js'
import {
  color,
  duration,
  easing,
  effect,
  fontSize,
  layer,
  radius,
  space,
} from '../../tokens/index.js'

const enter = keyframes`
  from {
    opacity: 0.2;
    transform: translateY(${space[4]});
  }
`

const leave = keyframes`
  to {
    opacity: 0;
    transform: translateX(calc(var(--swipe) + var(--_end) * ${space[8]}));
  }
`

const appear = keyframes`
  from {
    opacity: 0.2;
  }
`

const vanish = keyframes`
  to {
    opacity: 0;
  }
`

export const StyledLive = styled.div`
  ${visuallyHidden}
`

export const StyledRegion = styled.section`
  ${base}
  ${focusRing}
  position: fixed;
  inset-block: auto max(${space[4]}, env(safe-area-inset-bottom));
  inset-inline: auto ${space[4]};
  z-index: ${layer.toast};
  inline-size: min(26rem, 100% - 2 * ${space[4]});
  block-size: auto;
  padding: 0;
  border: 0;
  border-radius: ${radius.lg};
  background: none;
  overflow: visible;

  /* Above the footer of Workbench, which is 4.25rem high; in a low window it does not stick. */
  @media (min-height: 481px) {
    :root:has([data-sticky-footer]) & {
      inset-block-end: calc(max(${space[4]}, env(safe-area-inset-bottom)) + 4.25rem);
    }
  }

  @media print {
    display: none;
  }
`

export const StyledCard = styled.div`
  ${base}
  --_end: 1;

  position: relative;
  display: flex;
  align-items: flex-start;
  gap: ${space[2]};
  max-block-size: calc(100dvh - 2 * ${space[4]});
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space[4]};
  padding-inline-end: ${space[2]};
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background: light-dark(${color.surface}, ${color.surface3});
  box-shadow: ${effect.topLight}, ${effect.shadow3};
  color: ${color.text};
  line-height: 1.45;
  overflow-wrap: anywhere;
  touch-action: pan-y;
  -webkit-user-select: none;
  user-select: none;
  transform: translateX(var(--swipe));
  transition: transform ${duration.medium} ${easing.out};
  animation: ${enter} ${duration.slow} ${easing.out};

  & > button {
    flex: none;
    margin-block: calc(-1 * ${space[2]});
  }

  &:dir(rtl) {
    --_end: -1;
  }

  &[data-variant='destructive'] {
    border-color: ${color.danger};

    & svg {
      color: ${color.danger};
    }
  }

  &[data-held] {
    transition: none;
  }

  &[data-leaving] {
    pointer-events: none;
    animation: ${leave} ${duration.medium} ${easing.standard} forwards;
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
    animation: ${appear} ${duration.fast} linear;

    &[data-leaving] {
      animation: ${vanish} ${duration.fast} linear forwards;
    }
  }

  @media (forced-colors: active) {
    border-color: CanvasText;

    &[data-variant='destructive'] {
      border-width: 2px;

      & svg {
        color: inherit;
      }
    }
  }
`

export const StyledText = styled.div`
  flex: 1;
  display: grid;
  grid-template-columns: 1.375rem minmax(0, 1fr);
  gap: ${space[1]} ${space[3]};
  animation: ${appear} ${duration.medium} linear;

  & > svg {
    inline-size: 1.125rem;
    block-size: 1.125rem;
    margin-block-start: 0.125rem;
    stroke-width: 1.75;
  }

  & > strong {
    font-weight: 600;
  }

  & > p {
    grid-column: 2;
    margin: 0;
    color: ${color.textMuted};
    font-size: ${fontSize.md};
  }
`
