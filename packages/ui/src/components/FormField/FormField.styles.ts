import { styled } from 'styled-components'
import { base } from '../../theme/index.js'
import { color, fontSize, space } from '../../tokens/index.js'

export const StyledField = styled.div`
  ${base}
  display: grid;
  gap: ${space[2]};
  min-inline-size: 0;
  color: ${color.text};
`

export const StyledLabel = styled.label`
  justify-self: start;
  font-size: ${fontSize.md};
  font-weight: 500;
  line-height: 1.4;
`

export const StyledHint = styled.p`
  margin: 0;
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  line-height: 1.4;
`

export const StyledFieldError = styled.p`
  ${base}
  display: flex;
  align-items: flex-start;
  gap: ${space[2]};
  color: ${color.danger};
  font-size: ${fontSize.sm};
  line-height: 1.4;
  overflow-wrap: anywhere;

  & svg {
    flex: none;
    inline-size: 1rem;
    block-size: 1.4em;
    stroke-width: 1.75;
  }
`
