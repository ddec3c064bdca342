import { styled } from 'styled-components'
import { base } from '../../theme/index.js'
import { color, fontSize, space } from '../../tokens/index.js'

export const StyledForm = styled.form`
  ${base}
  display: grid;
  gap: ${space[5]};
  min-inline-size: 0;
`

export const StyledNote = styled.p`
  ${base}
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  line-height: 1.4;
`
