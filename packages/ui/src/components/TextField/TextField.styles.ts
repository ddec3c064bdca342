import { styled } from 'styled-components'
import { focusRing, softTransition } from '../../theme/index.js'
import { color, font, fontSize, radius, space } from '../../tokens/index.js'

/** Lays the box over the whole line and what stands inside it over its ends. */
export const StyledControl = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;

  & > input {
    grid-area: 1 / 1 / 2 / -1;
  }

  &[data-leading] > input {
    padding-inline-start: ${space[12]};
  }

  &[data-trailing] > input {
    padding-inline-end: ${space[12]};
  }
`

export const StyledInput = styled.input`
  ${focusRing}
  ${softTransition}
  box-sizing: border-box;
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: 2.875rem;
  margin: 0;
  padding: ${space[2]} ${space[4]};
  border: 1px solid ${color.borderControl};
  border-radius: ${radius.md};
  background: ${color.surface};
  color: ${color.text};
  font-family: ${font.body};
  font-size: ${fontSize.base};
  line-height: 1.5;
  text-overflow: ellipsis;

  &::placeholder {
    color: ${color.textSubtle};
    opacity: 1;
  }

  &:autofill {
    box-shadow: inset 0 0 0 100vmax ${color.surface2};
    -webkit-text-fill-color: ${color.text};
    caret-color: ${color.text};
  }

  @media (hover: hover) {
    &:hover:enabled {
      border-color: ${color.textSubtle};
    }
  }

  &:read-only {
    background: ${color.surface2};
  }

  &:disabled {
    border-color: ${color.border};
    background: ${color.surface2};
    color: ${color.textDisabled};
    cursor: not-allowed;
  }

  &[aria-invalid='true'] {
    border-color: ${color.danger};
    box-shadow: 0 0 0 1px ${color.danger};
  }

  @media (hover: hover) {
    &[aria-invalid='true']:hover:enabled {
      border-color: ${color.danger};
    }
  }

  @media (forced-colors: active) {
    &[aria-invalid='true'] {
      border-width: 3px;
    }
  }
`

export const StyledSlot = styled.span`
  z-index: 1;
  grid-row: 1;
  display: grid;
  place-items: center;
  inline-size: 2.5rem;
  margin-inline: 3px;
  color: ${color.textSubtle};

  &[data-side='leading'] {
    grid-column: 1;
    pointer-events: none;
  }

  &[data-side='trailing'] {
    grid-column: 3;
  }

  & button {
    border-radius: ${radius.sm};
  }

  & > svg {
    inline-size: 1.125rem;
    block-size: 1.125rem;
    stroke-width: 1.75;
  }
`
