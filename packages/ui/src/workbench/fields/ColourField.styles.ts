import { styled } from 'styled-components'
import { caption, tabularNumbers } from '../../theme/index.js'
import { color, font, radius, space } from '../../tokens/index.js'

export const StyledColour = styled.div`
  ${tabularNumbers}
  display: flex;
  align-items: center;
  gap: ${space[3]};
  ${caption}
  font-family: ${font.mono};
`

/** The focus ring has a gap, so that it is seen beside any colour. */
export const StyledSwatch = styled.input`
  box-sizing: border-box;
  inline-size: 4.5rem;
  block-size: 2.75rem;
  margin: 0;
  padding: ${space[1]};
  border: 1px solid ${color.borderControl};
  border-radius: ${radius.md};
  background: ${color.surface};
  cursor: pointer;

  &::-webkit-color-swatch-wrapper {
    padding: 0;
  }

  &::-webkit-color-swatch {
    border: 1px solid ${color.borderControl};
    border-radius: ${radius.sm};
  }

  &::-moz-color-swatch {
    border: 1px solid ${color.borderControl};
    border-radius: ${radius.sm};
  }

  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 3px;
  }

  &[aria-invalid='true'] {
    border-color: ${color.danger};
    box-shadow: 0 0 0 1px ${color.danger};
  }

  &:disabled {
    border-color: ${color.border};
    background: ${color.surface2};
    cursor: not-allowed;
  }

  @media (hover: hover) {
    &:hover:enabled {
      border-color: ${color.textSubtle};
    }
  }
`
