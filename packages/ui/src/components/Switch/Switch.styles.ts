import { styled } from 'styled-components'
import { base, focusRing, softTransition, tickable } from '../../theme/index.js'
import { color, fontSize, radius, space } from '../../tokens/index.js'

export const StyledSwitch = styled.div`
  ${base}
  display: grid;
  gap: ${space[2]};
  min-inline-size: 0;
  color: ${color.text};
`

export const StyledRow = styled.label`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[1]} ${space[5]};
  min-block-size: 1.5rem;
  font-size: ${fontSize.md};
  line-height: 1.4;
  cursor: pointer;

  & > strong {
    font-weight: 500;
    overflow-wrap: break-word;
  }

  & > small {
    grid-area: 2 / 1;
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
    text-wrap: pretty;
  }

  &:has(:disabled) {
    color: ${color.textDisabled};
    cursor: not-allowed;

    & > small {
      color: ${color.textDisabled};
    }
  }

  @media (pointer: coarse) {
    min-block-size: 2.75rem;
  }
`

export const StyledControl = styled.span`
  display: grid;
  grid-column: 2;
  grid-row: 1 / span 2;
  align-items: center;

  & > * {
    grid-area: 1 / 1;
  }
`

export const StyledInput = styled.input`
  ${focusRing}
  ${softTransition}
  box-sizing: border-box;
  inline-size: 2.75rem;
  block-size: 1.5rem;
  margin: 0;
  border: 1.5px solid ${color.borderControl};
  border-radius: ${radius.full};
  background: ${color.surface3};
  appearance: none;
  cursor: inherit;

  ${tickable}

  &:checked:enabled {
    border-color: ${color.neonEdge};
    background: ${color.neon};
  }

  @media (forced-colors: active) {
    border-color: ButtonText;

    &[aria-invalid='true']:enabled {
      border-width: 3px;
    }

    &:checked:enabled {
      border-color: Highlight;
      background: Highlight;
      forced-color-adjust: none;
    }

    &:disabled {
      border-color: GrayText;
    }
  }
`

/** The thumb is over the track and does not block clicks. */
export const StyledKnob = styled.span`
  ${softTransition}
  --_way: 1;

  inline-size: 1rem;
  block-size: 1rem;
  margin-inline-start: ${space[1]};
  border-radius: ${radius.full};
  background: ${color.textMuted};
  pointer-events: none;

  &:dir(rtl) {
    --_way: -1;
  }

  :checked + & {
    background: ${color.onNeon};
    transform: translateX(calc(var(--_way) * 1.25rem));
  }

  :disabled + & {
    background: ${color.textDisabled};
  }

  @media (forced-colors: active) {
    background: ButtonText;
    forced-color-adjust: none;

    :checked + & {
      background: HighlightText;
    }

    :disabled + & {
      background: GrayText;
    }
  }
`
