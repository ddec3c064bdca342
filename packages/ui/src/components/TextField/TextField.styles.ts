import { styled } from 'styled-components'
import { color, radius, space } from '../../tokens/index.js'
import { controlBox } from '../FormField/index.js'

/** Stretches the box over the whole line, with its icon and button over the ends. */
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
  ${controlBox}

  &::placeholder {
    color: ${color.textSubtle};
    opacity: 1;
  }

  &:autofill {
    box-shadow: inset 0 0 0 100vmax ${color.surface2};
    -webkit-text-fill-color: ${color.text};
    caret-color: ${color.text};
  }

  &:read-only {
    background: ${color.surface2};
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
