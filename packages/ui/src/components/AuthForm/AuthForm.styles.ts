import { styled } from 'styled-components'
import { base } from '../../theme/index.js'
import { color, fontSize, space } from '../../tokens/index.js'

export const StyledForm = styled.form`
  ${base}
  display: grid;
  gap: ${space[5]};
`

export const StyledRequired = styled.p`
  margin: 0;
  color: ${color.textSubtle};
  font-size: ${fontSize.sm};
  line-height: 1.4;
`

export const StyledOr = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  margin: 0;
  color: ${color.textSubtle};
  font-size: ${fontSize.sm};
  line-height: 1.4;

  &::before,
  &::after {
    content: '';
    flex: 1;
    border-block-start: 1px solid ${color.border};
  }
`
