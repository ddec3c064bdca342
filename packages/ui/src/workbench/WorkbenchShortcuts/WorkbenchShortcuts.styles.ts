import { styled } from 'styled-components'
import { base, caption } from '../../theme/index.js'
import { color, space } from '../../tokens/index.js'

export const StyledEnd = styled.div`
  ${base}
  display: grid;
  gap: ${space[4]};
  padding-block-start: ${space[5]};
  border-block-start: 1px solid ${color.border};

  & > p {
    ${base}
    ${caption}
    text-wrap: pretty;
  }
`
