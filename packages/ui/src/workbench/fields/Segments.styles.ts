import { styled } from 'styled-components'
import { base, softTransition } from '../../theme/index.js'
import { color, fontSize, radius, space } from '../../tokens/index.js'

/** The options share the row as their texts need it, and go on in a second one where it is too narrow. */
export const StyledSegments = styled.div`
  ${base}
  display: flex;
  flex-wrap: wrap;
  overflow: clip;
  border: 1px solid ${color.borderControl};
  border-radius: ${radius.md};
`

export const StyledSegment = styled.label`
  ${softTransition}
  position: relative;
  display: grid;
  flex: 1 0 auto;
  place-items: center;
  min-block-size: 2.25rem;
  padding: ${space[1]} ${space[3]};
  background: ${color.surface};
  box-shadow: 1px 0 0 ${color.borderControl};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  font-weight: 550;
  line-height: 1.25;
  text-align: center;
  cursor: pointer;

  &:dir(rtl) {
    box-shadow: -1px 0 0 ${color.borderControl};
  }

  &:has(:checked) {
    background: ${color.surface3};
    color: ${color.text};
    font-weight: 600;
  }

  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: -4px;
    border-radius: ${radius.md};
  }

  &:has(:disabled) {
    color: ${color.textDisabled};
    cursor: not-allowed;
  }

  @media (hover: hover) {
    &:hover:not(:has(:checked, :disabled)) {
      background: ${color.surface2};
      color: ${color.text};
    }
  }

  @media (pointer: coarse) {
    min-block-size: 2.75rem;
  }

  @media (forced-colors: active) {
    &:has(:checked) {
      outline: 2px solid Highlight;
      outline-offset: -3px;
    }

    &:has(:focus-visible) {
      outline-offset: -5px;
    }
  }
`

/** Covers the segment, so that a press anywhere on it reaches the control. */
export const StyledInput = styled.input`
  position: absolute;
  inset: 0;
  margin: 0;
  outline: none;
  opacity: 0;
  cursor: inherit;
`
