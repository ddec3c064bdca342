import { styled } from 'styled-components'
import { base } from '../../theme/index.js'
import { color, fontSize, space } from '../../tokens/index.js'

export const StyledResources = styled.div`
  ${base}
  display: grid;
  gap: ${space[3]};

  & > p {
    margin: 0 0 ${space[2]};
    color: ${color.textMuted};
    font-size: ${fontSize.md};
    line-height: 1.5;
    text-wrap: pretty;
  }
`
