import { styled } from 'styled-components'
import { softTransition } from '../../theme/index.js'
import { color, constant, fontSize, radius, space } from '../../tokens/index.js'

export const StyledTemplates = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(5.25rem, 1fr));
  gap: ${space[2]};
  margin-block-start: ${space[1]};

  [aria-invalid='true'] > & label {
    border-color: ${color.danger};
  }
`

export const StyledTemplate = styled.label`
  ${softTransition}
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr;
  min-inline-size: 0;
  border: 1px solid ${color.borderControl};
  border-radius: ${radius.md};
  background: ${color.surface};
  font-size: ${fontSize.sm};
  line-height: 1.3;
  cursor: pointer;

  & > span:last-child {
    padding: ${space[2]};
    overflow-wrap: anywhere;
  }

  &:has(:checked) {
    border-color: ${color.accentText};
    box-shadow: 0 0 0 1px ${color.accentText};
    font-weight: 600;
  }

  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 3px;
  }

  &:has(:disabled) {
    border-color: ${color.border};
    background: ${color.surface2};
    box-shadow: none;
    color: ${color.textDisabled};
    cursor: not-allowed;
  }

  @media (hover: hover) {
    &:hover:not(:has(:checked, :disabled)) {
      border-color: ${color.textSubtle};
      background: ${color.surface2};
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

/** The background itself; its colours are data, so they stay in forced colours. */
export const StyledGround = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 5 / 4;
  overflow: clip;
  border-block-end: 1px solid ${color.border};
  border-start-start-radius: calc(${radius.md} - 1px);
  border-start-end-radius: calc(${radius.md} - 1px);
  background: var(--_ground, ${color.surface2});
  color: ${color.textSubtle};
  forced-color-adjust: none;

  & > canvas,
  & > img {
    position: absolute;
    inset: 0;
    object-fit: cover;
  }

  :disabled ~ & {
    opacity: 0.5;
  }
`

/** A sign on a background that the member makes; dark, so that it is seen on any colour. */
export const StyledOwn = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 2rem;
  block-size: 2rem;
  border-radius: ${radius.full};
  background: ${constant.tagGround};
  color: ${constant.tagInk};

  & > svg {
    inline-size: 1rem;
    block-size: 1rem;
    stroke-width: 1.75;
  }
`

/** Covers the card, so that a press anywhere on it reaches the control. */
export const StyledInput = styled.input`
  position: absolute;
  inset: 0;
  z-index: 1;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  border-radius: inherit;
  outline: none;
  opacity: 0;
  cursor: inherit;
`
