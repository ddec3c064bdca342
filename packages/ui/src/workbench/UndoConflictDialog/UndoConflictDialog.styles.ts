import { styled } from 'styled-components'
import { base, tabularNumbers } from '../../theme/index.js'
import { color, fontSize, space } from '../../tokens/index.js'

export const StyledContent = styled.div`
  ${tabularNumbers}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  font-size: ${fontSize.md};

  & > p {
    ${base}
    text-wrap: pretty;
  }
`

export const StyledEmpty = styled.span`
  color: ${color.textSubtle};
`
