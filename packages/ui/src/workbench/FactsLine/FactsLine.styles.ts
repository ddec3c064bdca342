import { styled } from 'styled-components'
import { base, caption, tabularNumbers, wrappingRow } from '../../theme/index.js'
import { color, radius, space } from '../../tokens/index.js'

/** Short facts with a dot between them. */
export const StyledDots = styled.span`
  ${base}
  ${tabularNumbers}
  ${wrappingRow}
  gap: 0 ${space[2]};
  ${caption}
  font-weight: 400;

  & > * + *::before {
    content: '';
    display: inline-block;
    inline-size: 3px;
    block-size: 3px;
    margin-inline-end: ${space[2]};
    border-radius: ${radius.full};
    background: ${color.textSubtle};
    vertical-align: middle;
  }

  @media (forced-colors: active) {
    & > * + *::before {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`
