import { styled } from 'styled-components'
import { color, radius, space } from '../../tokens/index.js'

export const StyledPalette = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
`

export const StyledSwatch = styled.span`
  inline-size: 1.125rem;
  block-size: 1.125rem;
  border: 1px solid ${color.borderControl};
  border-radius: ${radius.full};
  background: var(--swatch);
  forced-color-adjust: none;
`
