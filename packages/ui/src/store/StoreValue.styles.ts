import { styled } from 'styled-components'
import { color } from '../tokens/index.js'

export const StyledEmpty = styled.span`
  color: ${color.textSubtle};
`
