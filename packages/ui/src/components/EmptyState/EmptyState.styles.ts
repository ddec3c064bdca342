import { styled } from 'styled-components'
import { base, emptyTile } from '../../theme/index.js'
import { color, fontSize, space } from '../../tokens/index.js'

export const StyledEmptyState = styled.div`
  ${base}
  display: grid;
  justify-items: center;
  gap: ${space[2]};
  padding: ${space[10]} ${space[6]};
  color: ${color.text};
  text-align: center;

  & > p {
    ${base}
    max-inline-size: 40ch;
    color: ${color.textMuted};
    font-size: ${fontSize.md};
    line-height: 1.5;
    text-wrap: pretty;
  }
`

export const StyledTile = styled.span`
  ${emptyTile}
`

export const StyledHeading = styled.h3`
  ${base}
  font-size: ${fontSize.base};
  font-weight: 600;
  line-height: 1.4;
  text-wrap: balance;
`

export const StyledAction = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[3]};
  margin-block-start: ${space[3]};
`
