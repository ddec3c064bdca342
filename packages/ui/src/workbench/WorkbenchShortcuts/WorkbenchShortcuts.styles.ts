import { styled } from 'styled-components'
import { base } from '../../theme/index.js'
import { color, fontSize, space } from '../../tokens/index.js'

export const StyledEnd = styled.div`
  ${base}
  display: grid;
  gap: ${space[4]};
  padding-block-start: ${space[5]};
  border-block-start: 1px solid ${color.border};

  & > p {
    ${base}
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
    line-height: 1.4;
    text-wrap: pretty;
  }
`
