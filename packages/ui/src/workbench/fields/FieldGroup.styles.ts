import { styled } from 'styled-components'
import { base, singleColumn } from '../../theme/index.js'
import { color, fontSize, space } from '../../tokens/index.js'

export const StyledGroup = styled.fieldset`
  ${base}
  ${singleColumn}
  gap: ${space[2]};
  padding: 0;
  border: 0;
  color: ${color.text};
`

/** With `display: contents` its text is placed in the grid, in every browser. */
export const StyledLegend = styled.legend`
  display: contents;
  font-size: ${fontSize.md};
  font-weight: 500;
  line-height: 1.4;
`
