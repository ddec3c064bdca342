import { styled } from 'styled-components'
import { singleColumn } from '../../theme/index.js'
import { color, radius, space } from '../../tokens/index.js'

export const StyledContent = styled.div`
  ${singleColumn}
  gap: ${space[5]};
`

/** The panel of the job. */
export const StyledJob = styled.div`
  ${singleColumn}
  container-type: inline-size;
  overflow: clip;
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
`
