import { css } from 'styled-components'
import { base, tabularNumbers, visuallyHidden } from '../../theme/index.js'
import { color, fontSize, space } from '../../tokens/index.js'

/** The type of every table. */
export const tableType = css`
  ${base}
  ${tabularNumbers}
  color: ${color.text};
  font-size: ${fontSize.md};
  line-height: 1.4;
`

/** Style of a table caption. */
export const captionLook = css`
  padding: ${space[4]} ${space[6]};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  text-align: start;

  &[data-hidden] {
    ${visuallyHidden}
    padding: 0;
  }
`
