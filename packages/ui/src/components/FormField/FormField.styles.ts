import { css, styled } from 'styled-components'
import { base, focusRing, softTransition, tabularNumbers } from '../../theme/index.js'
import { color, font, fontSize, radius, space } from '../../tokens/index.js'

/** The input box: border, background and type, in every state. */
export const controlBox = css`
  ${focusRing}
  ${softTransition}
  box-sizing: border-box;
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: 2.875rem;
  margin: 0;
  padding: ${space[2]} ${space[4]};
  border: 1px solid ${color.borderControl};
  border-radius: ${radius.md};
  background: ${color.surface};
  color: ${color.text};
  font-family: ${font.body};
  font-size: ${fontSize.base};
  line-height: 1.5;
  text-overflow: ellipsis;

  @media (hover: hover) {
    &:hover:enabled {
      border-color: ${color.textSubtle};
    }
  }

  &:disabled {
    border-color: ${color.border};
    background: ${color.surface2};
    color: ${color.textDisabled};
    cursor: not-allowed;
    opacity: 1;
  }

  &[aria-invalid='true'] {
    border-color: ${color.danger};
    box-shadow: 0 0 0 1px ${color.danger};
  }

  @media (hover: hover) {
    &[aria-invalid='true']:hover:enabled {
      border-color: ${color.danger};
    }
  }

  @media (forced-colors: active) {
    &[aria-invalid='true'] {
      border-width: 3px;
    }
  }
`

export const StyledField = styled.div`
  ${base}
  display: grid;
  gap: ${space[2]};
  min-inline-size: 0;
  color: ${color.text};
`

export const StyledLabelLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[1]} ${space[4]};
`

export const StyledAside = styled.span`
  ${tabularNumbers}
  font-size: ${fontSize.md};
  font-weight: 500;
  line-height: 1.4;
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
  text-wrap: pretty;
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
