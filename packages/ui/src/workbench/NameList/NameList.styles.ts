import { styled } from 'styled-components'
import { space } from '../../tokens/index.js'

export const StyledNames = styled.ul`
  margin: ${space[1]} 0 0;
  padding-inline-start: ${space[5]};
  overflow-wrap: anywhere;
`
