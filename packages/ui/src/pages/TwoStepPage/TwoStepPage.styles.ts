import { styled } from 'styled-components'
import { singleColumn } from '../../theme/index.js'
import { color, fontSize, space } from '../../tokens/index.js'

/** Other ways on, below the form. */
export const StyledWays = styled.div`
  ${singleColumn}
  gap: ${space[3]};
  padding-block-start: ${space[5]};
  border-block-start: 1px solid ${color.border};
  color: ${color.textMuted};
  font-size: ${fontSize.md};

  & > p {
    margin: 0;
  }
`
