import { styled } from 'styled-components'
import { base } from '../../theme/index.js'
import { space, upTo } from '../../tokens/index.js'

/** The terms at the start, the resources at the end; one column in narrow containers. */
export const StyledColumns = styled.div`
  ${base}
  display: grid;
  grid-template-columns: minmax(0, 1.6fr) minmax(0, 1fr);
  align-items: start;
  gap: ${space[5]};

  @media ${upTo.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`
