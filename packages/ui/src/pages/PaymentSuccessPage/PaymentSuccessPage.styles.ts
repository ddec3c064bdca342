import { styled } from 'styled-components'
import { base } from '../../theme/index.js'
import { color, fontSize } from '../../tokens/index.js'

export const StyledWait = styled.p`
  ${base}
  min-block-size: 1.5em;
  color: ${color.textSubtle};
  font-size: ${fontSize.md};
  line-height: 1.5;
`
