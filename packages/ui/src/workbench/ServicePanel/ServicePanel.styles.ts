import { styled } from 'styled-components'
import { base } from '../../theme/index.js'
import { color, fontSize, radius, space } from '../../tokens/index.js'

export const StyledServicePanel = styled.div`
  ${base}
  display: grid;
  gap: ${space[3]};
  min-inline-size: 0;
  padding: ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface2};
`

export const StyledLine = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  line-height: 1.45;
  overflow-wrap: anywhere;
`

export const StyledWork = styled.div`
  display: grid;
  gap: ${space[2]};
  font-size: ${fontSize.sm};
  font-variant-numeric: tabular-nums;
`

/** Empty until something goes wrong, when it takes its place. */
export const StyledProblem = styled.div`
  &:empty {
    position: absolute;
  }
`

export const StyledActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`
