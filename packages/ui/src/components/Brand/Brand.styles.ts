import { styled } from 'styled-components'
import { base, coarseTarget, focusRing } from '../../theme/index.js'
import { color, font, fontSize, radius, space } from '../../tokens/index.js'

export const StyledBrand = styled.span`
  ${base}
  ${focusRing}
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  border-radius: ${radius.sm};
  color: ${color.text};
  font-family: ${font.display};
  font-size: ${fontSize.xl};
  font-weight: 650;
  line-height: 1;
  letter-spacing: -0.02em;
  text-decoration: none;

  &[href] {
    ${coarseTarget}
  }
`

export const StyledMark = styled.svg`
  flex: none;
  inline-size: 1.875rem;
  block-size: 1.875rem;
  fill: none;
  stroke: ${color.neon};
  stroke-linecap: round;
  stroke-width: 2.6;

  & > rect {
    fill: ${color.black};
    stroke: ${color.border};
    stroke-width: 1;
  }
`
