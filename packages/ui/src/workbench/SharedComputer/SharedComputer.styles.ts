import { styled } from 'styled-components'
import { base, singleColumn } from '../../theme/index.js'
import { color, fontSize, space } from '../../tokens/index.js'

export const StyledShared = styled.section`
  ${base}
  ${singleColumn}
  align-content: start;
  justify-items: start;
  gap: ${space[3]};
  color: ${color.textMuted};
  font-size: ${fontSize.md};
  line-height: 1.5;

  & > p {
    ${base}
    max-inline-size: 60ch;
    text-wrap: pretty;
  }

  & > div {
    justify-self: stretch;
  }
`

export const StyledHeading = styled.h3`
  ${base}
  color: ${color.text};
  font-size: ${fontSize.base};
  font-weight: 600;
  line-height: 1.4;
`
