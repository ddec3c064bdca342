import { styled } from 'styled-components'
import { base, tabularNumbers } from '../../theme/index.js'
import { color, fontSize } from '../../tokens/index.js'

export const StyledDifference = styled.p`
  ${base}
  ${tabularNumbers}
  color: ${color.textMuted};
  font-size: ${fontSize.md};
  line-height: 1.5;
  text-wrap: pretty;

  & > strong {
    color: ${color.text};
    font-weight: 600;
  }
`
