import { styled } from 'styled-components'
import { base } from '../../theme/index.js'
import { color, fontSize, space } from '../../tokens/index.js'

/** The full stop of the headline: the lamp that is on. */
export const StyledStop = styled.span`
  color: ${color.neonEdge};
  text-shadow: 0 0 1.375rem color-mix(in srgb, ${color.neon} 60%, transparent);

  [data-theme='light'] & {
    text-shadow: none;
  }
`

export const StyledFacts = styled.ul`
  ${base}
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[5]};
  padding: 0;
  color: ${color.textSubtle};
  font-size: ${fontSize.sm};
  list-style: none;

  & > li {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
  }

  & svg {
    inline-size: 1rem;
    block-size: 1rem;
    color: ${color.accentText};
    stroke-width: 2.25;
  }
`
