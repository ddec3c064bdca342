import { styled } from 'styled-components'
import { base, tabularNumbers } from '../../theme/index.js'
import { color, fontSize, space } from '../../tokens/index.js'

export const StyledDifference = styled.div`
  ${base}
  ${tabularNumbers}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[4]};
  color: ${color.textMuted};
  font-size: ${fontSize.md};
  line-height: 1.5;
  text-wrap: pretty;

  & > p > strong {
    color: ${color.text};
    font-weight: 600;
  }
`
