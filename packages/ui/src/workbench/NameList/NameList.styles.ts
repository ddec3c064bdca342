import { styled } from 'styled-components'
import { space } from '../../tokens/index.js'

export const StyledNames = styled.ul`
  margin: ${space[1]} 0 0;
  padding-inline-start: ${space[5]};
  overflow-wrap: anywhere;
`

export const StyledNamesHeading = styled.p`
  margin: ${space[2]} 0 0;
  font-weight: 600;
`
