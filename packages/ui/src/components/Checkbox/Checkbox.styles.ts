import { styled } from 'styled-components'
import { base, focusRing, softTransition, tickable } from '../../theme/index.js'
import { color, fontSize, radius, space } from '../../tokens/index.js'

export const StyledCheckbox = styled.div`
  ${base}
  display: grid;
  gap: ${space[2]};
`

export const StyledLine = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  min-block-size: 1.5rem;
  color: ${color.textMuted};
  font-size: ${fontSize.md};
  line-height: 1.5rem;
  cursor: pointer;

  &:has(:disabled) {
    color: ${color.textDisabled};
    cursor: not-allowed;
  }

  @media (pointer: coarse) {
    padding-block: ${space[3]};
    margin-block: calc(-1 * ${space[3]});
  }
`

export const StyledBox = styled.span`
  display: grid;
  flex: none;
  margin-block-start: 1px;

  & > * {
    grid-area: 1 / 1;
  }

  & > svg {
    place-self: center;
    inline-size: 1rem;
    block-size: 1rem;
    color: ${color.onNeon};
    opacity: 0;
    pointer-events: none;
    stroke-width: 3;
  }

  & > :checked + svg {
    opacity: 1;
  }

  & > :checked:disabled + svg {
    color: ${color.textDisabled};
  }

  @media (forced-colors: active) {
    & > svg {
      display: none;
    }
  }
`

export const StyledInput = styled.input`
  ${focusRing}
  ${softTransition}
  box-sizing: border-box;
  inline-size: 1.375rem;
  block-size: 1.375rem;
  margin: 0;
  border: 1.5px solid ${color.borderControl};
  border-radius: ${radius.sm};
  background: ${color.surface};
  appearance: none;
  cursor: inherit;

  ${tickable}

  &:checked:enabled {
    border-color: ${color.accentText};
    background: ${color.neon};
  }

  @media (forced-colors: active) {
    appearance: auto;
  }
`
