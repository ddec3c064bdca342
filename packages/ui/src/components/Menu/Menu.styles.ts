import { keyframes, styled } from 'styled-components'
import { base, option } from '../../theme/index.js'
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

const unfold = keyframes`
  from {
    opacity: 0.2;
    transform: translateY(calc(-1 * ${space[1]}));
  }
`

export const StyledMenu = styled.div`
  ${base}
  z-index: ${layer.dialog};
  min-inline-size: 12rem;
  max-inline-size: min(22rem, 100vw - 2 * ${space[4]});
  max-block-size: var(--radix-dropdown-menu-content-available-height);
  padding: ${space[1]};
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: light-dark(${color.surface}, ${color.surface2});
  box-shadow: ${effect.topLight}, ${effect.shadow3};
  color: ${color.text};
  overflow-y: auto;
  overscroll-behavior: contain;
  animation: ${unfold} ${duration.fast} ${easing.out};

  /* Closes without animation, so that Tab does not move focus into the closing menu. */
  &[data-state='closed'] {
    animation: none;
  }

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }

  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`

export const StyledItem = styled.div`
  min-block-size: 2.25rem;
  border-radius: ${radius.sm};
  -webkit-user-select: none;
  user-select: none;
  ${option}

  & > svg {
    flex: none;
    inline-size: 1.0625rem;
    block-size: 1.0625rem;
    color: ${color.textSubtle};
    stroke-width: 1.75;
  }

  &[data-highlighted] {
    background: color-mix(in srgb, ${color.text} 9%, transparent);
  }

  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }

  &[data-destructive],
  &[data-destructive] > svg {
    color: ${color.danger};
  }

  &[data-disabled],
  &[data-disabled] > svg {
    color: ${color.textDisabled};
    cursor: not-allowed;
  }

  /* Its words have to be readable. */
  &[data-explained],
  &[data-explained] > svg {
    color: ${color.textMuted};
    cursor: not-allowed;
  }

  & > span > small {
    display: block;
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
    line-height: 1.4;
  }

  @media (forced-colors: active) {
    &[data-highlighted] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }

    &[data-disabled] {
      color: GrayText;
    }
  }
`

/** Reserves space for the check mark, so that labels align whether checked or not. */
export const StyledTick = styled.span`
  display: grid;
  flex: none;
  inline-size: 1.0625rem;
  block-size: 1.0625rem;

  & svg {
    inline-size: 100%;
    block-size: 100%;
    color: ${color.accentText};
    stroke-width: 2.25;
  }
`

export const StyledLabel = styled.div`
  padding: ${space[2]} ${space[3]} ${space[1]};
  color: ${color.textSubtle};
  font-size: ${fontSize.xs};
  font-weight: 500;
`

/** Label of the items below, such as the signed-in user. */
export const StyledHeading = styled.div`
  display: grid;
  gap: 0.125rem;
  padding: ${space[2]} ${space[3]};
  color: ${color.text};
  font-size: ${fontSize.md};
  font-weight: 500;
  line-height: 1.4;
  overflow-wrap: anywhere;

  & > small {
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
    font-weight: 400;
  }
`

export const StyledSeparator = styled.div`
  block-size: 1px;
  margin: ${space[1]} calc(-1 * ${space[1]});
  background: ${color.border};

  @media (forced-colors: active) {
    background: CanvasText;
    forced-color-adjust: none;
  }
`
