import { styled } from 'styled-components'
import { base, tabularNumbers } from '../../theme/index.js'
import { color, fontSize, radius, space } from '../../tokens/index.js'

/** Short facts with a dot between them. */
export const StyledDots = styled.span`
  ${base}
  ${tabularNumbers}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[2]};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  font-weight: 400;
  line-height: 1.4;

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
