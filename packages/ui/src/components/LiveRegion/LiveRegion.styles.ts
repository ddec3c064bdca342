import { styled } from 'styled-components'
import { visuallyHidden } from '../../theme/index.js'

export const StyledLiveRegion = styled.div`
  ${visuallyHidden}
  /* Fixed, so that it makes no page longer. */
  position: fixed;
  inset-block-start: 0;
`
