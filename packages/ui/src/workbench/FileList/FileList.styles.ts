import { styled } from 'styled-components'
import { base } from '../../theme/index.js'
import { color, effect, fontSize, radius, space } from '../../tokens/index.js'

export const StyledList = styled.div`
  ${base}
  min-inline-size: 0;
  color: ${color.text};
`

export const StyledFile = styled.span`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space[1]} ${space[3]};
  min-inline-size: 0;
  max-inline-size: 100%;
  padding-block: ${space[1]};
  text-align: start;
`

export const StyledTile = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 2.5rem;
  block-size: 2.5rem;
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surface2};
  box-shadow: ${effect.topLight};
  color: ${color.textMuted};

  & > svg {
    inline-size: 1.125rem;
    block-size: 1.125rem;
    stroke-width: 1.75;
  }
`

export const StyledName = styled.span`
  display: grid;
  min-inline-size: 0;
  font-size: ${fontSize.md};
  font-weight: 600;
  line-height: 1.4;
`

export const StyledActions = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
`

export const StyledLoading = styled.div`
  display: grid;
  gap: ${space[4]};
  padding: ${space[6]};
`
