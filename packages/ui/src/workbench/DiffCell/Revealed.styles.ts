import { styled } from 'styled-components'
import { color, font } from '../../tokens/index.js'

/** Visible sign for a character that is easily overlooked; the sign itself is not copied. */
export const StyledSign = styled.span`
  white-space: pre;

  &::before {
    padding-inline: 0.0625rem;
    border-radius: 0.125rem;
    background: ${color.surface};
    color: ${color.textMuted};
    font-family: ${font.mono};
    font-size: 0.85em;
    font-weight: 500;
    content: attr(data-sign);
    content: attr(data-sign) / '';
  }
`
