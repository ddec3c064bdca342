import { styled } from 'styled-components'
import { base, tabularNumbers, visuallyHidden } from '../../theme/index.js'
import { color, fontSize, space } from '../../tokens/index.js'

/** Below a button in a column, closer to it than to the next element. */
export const StyledNotice = styled.p`
  ${base}
  ${tabularNumbers}
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  margin: calc(-1 * ${space[2]}) 0 0;
  color: ${color.textMuted};
  font-size: ${fontSize.md};
  line-height: 1.5;

  & > svg {
    flex: none;
    inline-size: 1.125rem;
    block-size: 1.125rem;
    color: ${color.warning};
    stroke-width: 1.75;
  }

  &[data-over] > svg {
    color: ${color.success};
  }
`

export const StyledLive = styled.div`
  ${visuallyHidden}
`
