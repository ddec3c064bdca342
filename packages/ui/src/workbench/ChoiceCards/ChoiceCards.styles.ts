import { styled } from 'styled-components'
import { base, singleColumn, softTransition, tabularNumbers } from '../../theme/index.js'
import { color, fontSize, radius, space } from '../../tokens/index.js'

export const StyledCards = styled.fieldset`
  ${base}
  ${singleColumn}
  gap: ${space[2]};
  padding: 0;
  border: 0;
`

export const StyledCard = styled.label`
  ${softTransition}
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0.125rem ${space[3]};
  position: relative;
  padding: ${space[3]} ${space[4]};
  padding-inline-start: calc(1.25rem + ${space[3]} + ${space[4]});
  border: 1px solid ${color.borderControl};
  border-radius: ${radius.md};
  background: ${color.surface};
  color: ${color.text};
  font-size: ${fontSize.md};
  line-height: 1.5;
  cursor: pointer;

  & > strong {
    flex: 1 1 auto;
    font-weight: 500;
    overflow-wrap: anywhere;
  }

  & > span {
    ${tabularNumbers}
    font-size: ${fontSize.sm};
  }

  & > small {
    flex: 1 1 100%;
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
    text-wrap: pretty;
  }

  &:has(:checked) {
    border-color: ${color.accentText};
    box-shadow: 0 0 0 1px ${color.accentText};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 3px;
  }

  &:has(:disabled) {
    border-color: ${color.border};
    color: ${color.textMuted};
    cursor: not-allowed;
  }

  @media (hover: hover) {
    &:hover:not(:has(:disabled), :has(:checked)) {
      border-color: ${color.textSubtle};
      background: ${color.surface2};
    }
  }

  @media (forced-colors: active) {
    &:has(:checked) {
      outline: 2px solid Highlight;
      outline-offset: -3px;
    }

    &:has(:disabled) {
      color: GrayText;
    }
  }
`

export const StyledRadio = styled.input`
  position: absolute;
  inset-block-start: calc(${space[3]} + 0.125rem);
  inset-inline-start: ${space[4]};
  display: grid;
  place-items: center;
  box-sizing: border-box;
  inline-size: 1.25rem;
  block-size: 1.25rem;
  margin: 0;
  outline: none;
  border: 1.5px solid ${color.borderControl};
  border-radius: ${radius.full};
  background: ${color.surface};
  appearance: none;
  cursor: inherit;

  &:checked:enabled {
    border-color: ${color.accentText};
    background: ${color.neon};
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

  @media (forced-colors: active) {
    appearance: auto;

    &:checked::before {
      content: none;
    }
  }
`
