import { styled } from 'styled-components'
import { base, caption } from '../../theme/index.js'
import { color, fontSize, space } from '../../tokens/index.js'

export const StyledForm = styled.form`
  ${base}
  display: grid;
  gap: ${space[5]};
  min-inline-size: 0;
`

export const StyledAdded = styled.div`
  ${base}
  display: grid;
  gap: ${space[2]};
  font-size: ${fontSize.md};
  line-height: 1.4;

  & > p {
    ${base}
    font-weight: 500;
  }

  & > ol {
    ${base}
    display: grid;
    gap: ${space[1]};
    max-block-size: 9rem;
    padding-inline-start: ${space[6]};
    color: ${color.textMuted};
    overflow-y: auto;
  }
`

export const StyledNote = styled.p`
  ${base}
  ${caption}
`
