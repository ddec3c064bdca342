import { styled } from 'styled-components'
import { visuallyHidden } from '../../theme/index.js'
import { color, fontSize, space } from '../../tokens/index.js'

export const StyledUsername = styled.input`
  ${visuallyHidden}
`

export const StyledCancel = styled.div`
  display: grid;
  gap: ${space[1]};

  & > p {
    margin: 0;
    color: ${color.textSubtle};
    font-size: ${fontSize.sm};
    line-height: 1.4;
    text-align: center;
  }
`
