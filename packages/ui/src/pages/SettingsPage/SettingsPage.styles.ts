import { styled } from 'styled-components'
import { color, font, fontSize, space } from '../../tokens/index.js'

export const StyledInitials = styled.span`
  color: ${color.text};
  font-size: ${fontSize.sm};
  font-weight: 600;
  line-height: 1;
`

/** An icon in the accent colour, for a state that is on. */
export const StyledLit = styled.span`
  display: contents;
  color: ${color.accentText};
`

/** A key, a secret or an address. */
export const StyledCode = styled.code`
  color: ${color.textMuted};
  font-family: ${font.mono};
  font-size: ${fontSize.xs};
  overflow-wrap: anywhere;
`

/** A few short facts, one below the other. */
export const StyledLines = styled.span`
  display: grid;
  gap: ${space[1]};
`

/** Keeps the height of one line before the user has loaded. */
export const StyledWho = styled.bdi`
  display: block;

  &::after {
    content: '\\200b';
  }
`
