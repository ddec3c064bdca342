import { css, styled } from 'styled-components'
import { singleColumn } from '../../theme/index.js'
import { font, fontSize, space } from '../../tokens/index.js'

/** A code is written in wide, equal characters, so that it compares at a glance. */
const codeText = css`
  font-family: ${font.mono};
  font-size: ${fontSize.lg};
  font-variant-numeric: tabular-nums;
`

export const StyledEntry = styled.form`
  ${singleColumn}
  gap: ${space[4]};
  margin: 0;

  & input[data-code] {
    ${codeText}
    letter-spacing: 0.12em;
  }

  & > [data-switch] {
    justify-self: start;
  }
`
