import { styled } from 'styled-components'
import { base } from '../../theme/index.js'
import { color, fontSize, radius, space } from '../../tokens/index.js'

export const StyledSampleMark = styled.span`
  ${base}
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[1]} ${space[3]};
  border: 1px dashed ${color.borderControl};
  border-radius: ${radius.full};
  color: ${color.textSubtle};
  font-size: ${fontSize.xs};
  font-weight: 500;
  line-height: 1.4;

  & > svg {
    flex: none;
    inline-size: 0.875rem;
    block-size: 0.875rem;
    stroke-width: 2;
  }
`
