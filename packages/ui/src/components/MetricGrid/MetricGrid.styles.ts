import { styled } from 'styled-components'
import { base } from '../../theme/index.js'
import { color, effect, radius, upTo } from '../../tokens/index.js'

/** One row of cards, then two columns while words fit; a single last card takes the full width. */
export const StyledMetricGrid = styled.ul`
  ${base}
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: 1px;
  padding: 0;
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.border};
  box-shadow: ${effect.shadow1};
  list-style: none;
  overflow: clip;

  @media ${upTo.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(9.25rem, 50% - 1px)), 1fr));
    grid-auto-flow: row;

    & > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`
