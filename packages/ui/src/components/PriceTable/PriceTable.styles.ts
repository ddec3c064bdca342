import { styled } from 'styled-components'
import { visuallyHidden } from '../../theme/index.js'
import { color, space } from '../../tokens/index.js'

export const StyledPrice = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: 0 ${space[3]};

  & > s {
    position: relative;
    color: ${color.textSubtle};
    font-weight: 400;
  }

  & > s > span {
    ${visuallyHidden}
  }
`
