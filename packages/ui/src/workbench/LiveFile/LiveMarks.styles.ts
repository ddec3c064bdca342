import { styled } from 'styled-components'
import { Badge } from '../../components/Badge/index.js'
import { wrappingRow } from '../../theme/index.js'
import { color, space } from '../../tokens/index.js'

export const StyledMarks = styled.span`
  ${wrappingRow}
  gap: ${space[1]} ${space[2]};
  min-inline-size: 0;
`

/** Outlined: a fact of the file, not a status of it. */
export const StyledLive = styled(Badge)`
  flex: none;
  box-shadow: inset 0 0 0 1px ${color.border};
`

/** Dashed like every mark of samples. */
export const StyledPractice = styled(Badge)`
  flex: none;
  border: 1px dashed ${color.warning};
`
