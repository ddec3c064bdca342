import { styled } from 'styled-components'
import { caption, softTransition } from '../../theme/index.js'
import { color, radius, space } from '../../tokens/index.js'

export const StyledLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[1]} ${space[4]};
`

/** The chosen place in words, beside the legend. */
export const StyledChosen = styled.span`
  ${caption}
`

export const StyledPlaces = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 2.75rem);
  gap: ${space[1]};
  justify-content: start;
  margin-block-start: ${space[1]};

  [aria-invalid='true'] > & label {
    border-color: ${color.danger};
  }
`

/** A small image with the mark at its place. */
export const StyledPlace = styled.label`
  ${softTransition}
  position: relative;
  display: grid;
  box-sizing: border-box;
  block-size: 2.5rem;
  padding: ${space[1]};
  border: 1px solid ${color.borderControl};
  border-radius: ${radius.sm};
  background: ${color.surface};
  cursor: pointer;

  & > span {
    inline-size: 0.875rem;
    block-size: 0.5rem;
    border-radius: 2px;
    background: ${color.textSubtle};
  }

  &[data-across='left'] {
    justify-items: start;
  }

  &[data-across='middle'] {
    justify-items: center;
  }

  &[data-across='right'] {
    justify-items: end;
  }

  &[data-down='top'] {
    align-items: start;
  }

  &[data-down='middle'] {
    align-items: center;
  }

  &[data-down='bottom'] {
    align-items: end;
  }

  &:has(:checked) {
    border-color: ${color.accentText};
    background: ${color.surface3};
    box-shadow: inset 0 0 0 1px ${color.accentText};
  }

  &:has(:checked) > span {
    background: ${color.accentText};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }

  &:has(:disabled) {
    border-color: ${color.border};
    background: ${color.surface2};
    box-shadow: none;
    cursor: not-allowed;
  }

  &:has(:disabled) > span {
    background: ${color.textDisabled};
  }

  @media (hover: hover) {
    &:hover:not(:has(:checked, :disabled)) {
      border-color: ${color.textSubtle};
      background: ${color.surface2};
    }
  }

  @media (forced-colors: active) {
    & > span {
      background: CanvasText;
      forced-color-adjust: none;
    }

    &:has(:checked) {
      outline: 2px solid Highlight;
      outline-offset: -3px;
    }

    &:has(:checked) > span {
      background: Highlight;
    }

    &:has(:focus-visible) {
      outline-offset: 2px;
    }

    &:has(:disabled) > span {
      background: GrayText;
    }
  }
`

/** Covers the place, so that a press anywhere on it reaches the control. */
export const StyledInput = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  border-radius: inherit;
  outline: none;
  opacity: 0;
  cursor: inherit;
`
