import { styled } from 'styled-components'
import { base } from '../../theme/index.js'
import { color, fontSize, space } from '../../tokens/index.js'

export const StyledNotes = styled.section`
  ${base}
  padding: ${space[4]} ${space[5]};
  border-block-start: 1px solid ${color.border};
  color: ${color.text};

  & > [role='group'] {
    padding: 0;
  }

  & > p {
    margin: 0 0 ${space[3]};
    color: ${color.textMuted};
    font-size: ${fontSize.md};
    line-height: 1.5;
  }
`

export const StyledHeading = styled.h3`
  ${base}
  font-size: ${fontSize.base};
  font-weight: 600;
  line-height: 1.4;
`
