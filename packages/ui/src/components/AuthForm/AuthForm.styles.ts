import { styled } from 'styled-components'
import { color, fontSize, space } from '../../tokens/index.js'

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
