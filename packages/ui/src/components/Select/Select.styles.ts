import { styled } from 'styled-components'
import { color, space } from '../../tokens/index.js'
import { controlBox } from '../FormField/index.js'

export const StyledControl = styled.span`
  position: relative;
  display: grid;
  align-items: center;

  & > * {
    grid-area: 1 / 1;
  }

  & > svg {
    justify-self: end;
    inline-size: 1.125rem;
    block-size: 1.125rem;
    margin-inline-end: ${space[4]};
    color: ${color.textSubtle};
    pointer-events: none;
    stroke-width: 1.75;
  }

  &:has(:disabled) > svg {
    color: ${color.textDisabled};
  }
`

export const StyledSelect = styled.select`
  ${controlBox}
  padding-inline-end: ${space[12]};
  appearance: none;
  cursor: pointer;

  &:has(option[value='']:checked):enabled {
    color: ${color.textMuted};
  }

  & option {
    background: ${color.surface};
    color: ${color.text};
  }

  & option:disabled {
    color: ${color.textDisabled};
  }
`
