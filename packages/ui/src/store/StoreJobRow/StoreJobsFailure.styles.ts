import { styled } from 'styled-components'
import { space } from '../../tokens/index.js'

/** Keeps it away from the edges of a panel that a table fills. */
export const StyledMargin = styled.div`
  padding: ${space[4]};
`
