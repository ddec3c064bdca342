import { styled } from 'styled-components'
import { base, focusRing } from '../../theme/index.js'
import { color, fontSize, radius, space } from '../../tokens/index.js'

export const StyledSummary = styled.section`
  ${base}
  padding: ${space[4]};
  border: 1px solid ${color.danger};
  border-inline-start-width: 4px;
  border-radius: ${radius.md};
  background: color-mix(in srgb, ${color.danger} 7%, ${color.surface});
  color: ${color.text};
`

export const StyledHeading = styled.h2`
  margin: 0;
  font-size: ${fontSize.base};
  font-weight: 600;
  line-height: 1.5;
`

export const StyledList = styled.ul`
  display: grid;
  justify-items: start;
  gap: ${space[1]};
  margin: ${space[2]} 0 0;
  padding: 0;
  list-style: none;
`

export const StyledProblem = styled.a`
  ${focusRing}
  display: inline-block;
  min-block-size: 1.5rem;
  border-radius: ${radius.xs};
  color: ${color.danger};
  font-size: ${fontSize.md};
  line-height: 1.5rem;
  overflow-wrap: anywhere;
  text-underline-offset: 0.2em;

  @media (hover: hover) {
    &:hover {
      text-decoration-thickness: 2px;
    }
  }

  @media (pointer: coarse) {
    padding-block: ${space[2]};
  }
`
