import { styled } from 'styled-components'
import { base } from '../../theme/index.js'
import { color, fontSize, space } from '../../tokens/index.js'

export const StyledForm = styled.form`
  ${base}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
`

export const StyledRequired = styled.p`
  margin: 0;
  color: ${color.textSubtle};
  font-size: ${fontSize.sm};
  line-height: 1.4;
`
