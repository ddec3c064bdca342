import { styled } from 'styled-components'
import { base, focusRing, softTransition } from '../../theme/index.js'
import { color, fontSize, radius, space } from '../../tokens/index.js'

export const StyledGroup = styled.fieldset`
  ${base}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  min-inline-size: 0;
  padding: 0;
  border: 0;
  color: ${color.text};
`

/** With `display: contents` its text is placed in the grid, in every browser. */
export const StyledLegend = styled.legend`
  display: contents;
  font-size: ${fontSize.md};
  font-weight: 500;
  line-height: 1.4;
`

export const StyledOptions = styled.div`
  display: grid;
  gap: ${space[3]};
  margin-block-start: ${space[1]};

  &[data-pictures] {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
    gap: ${space[4]};
  }
`

export const StyledOption = styled.label`
  ${softTransition}
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-content: start;
  gap: ${space[1]} ${space[3]};
  min-block-size: 1.5rem;
  font-size: ${fontSize.md};
  line-height: 1.5rem;
  cursor: pointer;

  & > strong {
    font-weight: 450;
    overflow-wrap: break-word;
  }

  & > small {
    grid-column: 2;
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
    line-height: 1.4;
    text-wrap: pretty;

    &[data-tone='warning'] {
      color: ${color.warning};
    }

    &[data-tone='danger'] {
      color: ${color.danger};
    }
  }

  & > [data-picture] {
    grid-column: 1 / -1;
  }

  &:has(:disabled) {
    color: ${color.textDisabled};
    cursor: not-allowed;

    & > small {
      color: ${color.textDisabled};
    }
  }

  &[data-card] {
    gap: ${space[3]};
    padding: ${space[3]};
    border: 1px solid ${color.borderControl};
    border-radius: ${radius.lg};
    background: ${color.surface};
  }

  &[data-card]:has(:checked) {
    border-color: ${color.accentText};
    box-shadow: 0 0 0 1px ${color.accentText};

    & > strong {
      font-weight: 550;
    }
  }

  &[data-card]:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 3px;
  }

  &[data-card]:has(:disabled) {
    border-color: ${color.border};
    background: ${color.surface2};
    box-shadow: none;
  }

  @media (hover: hover) {
    &[data-card]:hover:not(:has(:disabled), :has(:checked)) {
      border-color: ${color.textSubtle};
      background: ${color.surface2};
    }
  }

  @media (pointer: coarse) {
    &:not([data-card]) {
      padding-block: 0.625rem;
      margin-block: -0.625rem;
    }
  }

  @media (forced-colors: active) {
    &[data-card]:has(:checked) {
      outline: 2px solid Highlight;
      outline-offset: -3px;
    }
  }
`

export const StyledInput = styled.input`
  ${focusRing}
  ${softTransition}
  display: grid;
  place-items: center;
  box-sizing: border-box;
  inline-size: 1.375rem;
  block-size: 1.375rem;
  margin: 1px 0 0;
  border: 1.5px solid ${color.borderControl};
  border-radius: ${radius.full};
  background: ${color.surface};
  appearance: none;
  cursor: inherit;

  [data-card] > &:focus-visible {
    outline: none;
  }

  @media (hover: hover) {
    &:hover:enabled {
      border-color: ${color.textSubtle};
    }
  }

  &[data-invalid]:enabled {
    border-color: ${color.danger};
    box-shadow: 0 0 0 1px ${color.danger};
  }

  &:checked:enabled {
    border-color: ${color.accentText};
    background: ${color.neon};
    box-shadow: none;
  }

  &:checked::before {
    content: '';
    inline-size: 0.5rem;
    block-size: 0.5rem;
    border-radius: ${radius.full};
    background: ${color.onNeon};
  }

  &:disabled {
    border-color: ${color.border};
    background: ${color.surface2};
  }

  &:checked:disabled::before {
    background: ${color.textDisabled};
  }

  @media (forced-colors: active) {
    appearance: auto;

    &:checked::before {
      content: none;
    }
  }
`
