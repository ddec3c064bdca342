import { styled } from 'styled-components'
import { base } from '../../theme/index.js'
import { color, fontSize, space } from '../../tokens/index.js'

export const StyledText = styled.div`
  ${base}
  display: grid;
  gap: ${space[8]};
  max-inline-size: 65ch;
  padding-block-start: ${space[8]};
  border-block-start: 1px solid ${color.border};

  & h2 {
    margin: 0;
    font-size: ${fontSize.lg};
    font-weight: 600;
    letter-spacing: -0.012em;
  }

  & p {
    margin: ${space[2]} 0 0;
    color: ${color.textMuted};
    line-height: 1.6;
  }
`
