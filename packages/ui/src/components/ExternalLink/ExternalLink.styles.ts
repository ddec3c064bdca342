import { styled } from 'styled-components'
import { base, visuallyHidden } from '../../theme/index.js'
import { color, fontSize } from '../../tokens/index.js'

/** The text of an unsafe address. */
export const StyledText = styled.span`
  ${base}
  color: ${color.textMuted};
  font-size: ${fontSize.md};
  overflow-wrap: anywhere;
`

export const StyledNewTab = styled.span`
  ${visuallyHidden}
`
