import { css, keyframes, styled } from 'styled-components'
import { color, easing, effect, fontSize, radius, space, upTo } from '../../tokens/index.js'

/** Five rows at this pace light up in 900 ms. */
const pace = '180ms'

const current = keyframes`
  from {
    transform: scaleY(0);
  }
`

const unlit = css`
  border-color: ${color.border};
`

const light = keyframes`
  from {
    ${unlit}
  }
`

/** Lights up with its row: it starts dark, and stays lit. */
const staggered = css`
  animation-duration: ${pace};
  animation-delay: calc(var(--row) * ${pace});
  animation-timing-function: ${easing.standard};
  animation-fill-mode: backwards;

  @media (prefers-reduced-motion: reduce) {
    animation-name: none;
  }
`

/** The wire runs through every node: a lit core over its glow. */
export const StyledNode = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  align-items: center;
  justify-content: center;
  block-size: 100%;

  &::before,
  &::after {
    ${staggered}
    content: '';
    position: absolute;
    inset-block: -1px;
    inset-inline-start: calc(50% - var(--_width) / 2);
    inline-size: var(--_width);
    transform-origin: 50% 0;
    animation-name: ${current};
  }

  &::before {
    --_width: 9px;
    background: ${effect.wireUnder};
    filter: blur(4px);
  }

  &::after {
    --_width: 2px;
    background: ${color.neon};
  }

  [data-theme='light'] &::before {
    --_width: 4px;
    filter: none;
  }

  [data-waiting] &::before,
  [data-waiting] &::after {
    transform: scaleY(0);
    animation-name: none;
  }

  [data-last] > &::before,
  [data-last] > &::after {
    inset-block-end: 50%;
  }

  @media ${upTo.phone} {
    grid-row: 1 / span 2;
    grid-column: 1;
    block-size: calc(100% + 2 * ${space[3]});
    margin-block: -${space[3]};

    [data-photo] > & {
      grid-row: 1;
    }
  }

  @media (forced-colors: active) {
    &::before {
      content: none;
    }

    &::after {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`

export const StyledChip = styled.span`
  ${staggered}
  position: relative;
  z-index: 1;
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: 1.875rem;
  padding-inline: ${space[2]} ${space[3]};
  border: 1px solid color-mix(in srgb, ${color.accentText} 55%, ${color.border});
  border-radius: ${radius.full};
  background: ${color.surface2};
  font-size: ${fontSize.xs};
  font-weight: 500;
  white-space: nowrap;
  animation-name: ${light};

  & > svg {
    flex: none;
    inline-size: 0.875rem;
    block-size: 0.875rem;
    color: ${color.accentText};
    stroke-width: 1.75;
  }

  &[data-running] {
    border-color: color-mix(in srgb, ${color.warning} 60%, ${color.border});
  }

  &[data-running] > svg {
    color: ${color.warning};
  }

  [data-waiting] & {
    ${unlit}
    animation-name: none;
  }

  @media ${upTo.phone} {
    justify-content: center;
    inline-size: 1.875rem;
    padding-inline: 0;

    & > span {
      display: none;
    }
  }

  @media (forced-colors: active) {
    &[data-running] > svg,
    & > svg {
      color: inherit;
    }
  }
`
