import { styled } from 'styled-components'
import { base, tabularNumbers } from '../../theme/index.js'
import { color, space } from '../../tokens/index.js'
import { chipBox } from '../chipBox.styles.js'

export const StyledGroup = styled.div`
  ${base}
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  min-inline-size: 0;

  @media (pointer: coarse) {
    gap: ${space[3]} ${space[2]};
  }
`

export const StyledToggle = styled.label`
  ${chipBox}
  color: ${color.textMuted};
  white-space: nowrap;

  & > svg:not([data-neutral]) {
    color: ${color.warning};
  }

  &:has(:checked) {
    border-color: ${color.textMuted};
    background: ${color.surface3};
    color: ${color.text};
    font-weight: 600;
  }

  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 3px;
  }

  &:has(:disabled) {
    border-color: ${color.border};
    color: ${color.textDisabled};
    cursor: not-allowed;

    & > svg {
      color: inherit;
    }
  }

  @media (hover: hover) {
    &:hover:not(:has(:checked, :disabled)) {
      border-color: ${color.textSubtle};
      background: ${color.surface2};
      color: ${color.text};
    }
  }

  @media (forced-colors: active) {
    &:has(:checked) {
      outline: 2px solid Highlight;
      outline-offset: -3px;
    }

    &:has(:focus-visible) {
      outline-offset: 3px;
    }
  }
`

/** Covers the chip, so that a press anywhere on it reaches the control. */
export const StyledInput = styled.input`
  position: absolute;
  inset: 0;
  margin: 0;
  border-radius: inherit;
  outline: none;
  opacity: 0;
  cursor: inherit;
`

export const StyledCount = styled.span`
  ${tabularNumbers}
`
