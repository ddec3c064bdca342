import { styled } from 'styled-components'
import { base, caption, focusRing, wrappingRow } from '../../theme/index.js'
import { color, fontSize, radius, space } from '../../tokens/index.js'
import { chipBox } from '../chipBox.styles.js'

export const StyledBar = styled.ul`
  ${base}
  ${wrappingRow}
  gap: ${space[2]};
  min-inline-size: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: inline-flex;
    min-inline-size: 0;
    max-inline-size: 100%;
  }

  @media (pointer: coarse) {
    gap: ${space[3]} ${space[2]};
  }
`

export const StyledAll = styled.span`
  margin-inline-end: ${space[1]};
  ${caption}
`

export const StyledMatches = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  margin: 0;
  color: ${color.text};
  font-size: ${fontSize.sm};
  font-weight: 600;
  line-height: 1.4;

  & > svg {
    flex: none;
    inline-size: 1rem;
    block-size: 1rem;
    color: ${color.textMuted};
  }
`

export const StyledAdd = styled.button`
  ${chipBox}
  ${focusRing}
  color: ${color.textMuted};

  &:disabled {
    border-color: ${color.border};
    color: ${color.textDisabled};
    cursor: not-allowed;
  }

  @media (hover: hover) {
    &:hover:enabled {
      border-color: ${color.textSubtle};
      background: ${color.surface2};
      color: ${color.text};
    }
  }
`

export const StyledPanel = styled.div`
  ${base}
  display: grid;
  gap: ${space[3]};
  min-inline-size: 0;
  padding: ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface2};

  & > [data-part='close'] {
    justify-self: end;
  }
`

export const StyledNothing = styled.p`
  ${base}
  ${caption}
  overflow-wrap: anywhere;
`
