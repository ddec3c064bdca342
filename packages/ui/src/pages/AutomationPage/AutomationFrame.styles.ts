import { styled } from 'styled-components'
import { benchHeight, panel } from '../../theme/index.js'

/** Keeps the place of the workbench while it loads, so that nothing below it moves. */
export const StyledLead = styled.div`
  ${benchHeight}
  min-inline-size: 0;

  &:empty {
    ${panel}
  }
`
