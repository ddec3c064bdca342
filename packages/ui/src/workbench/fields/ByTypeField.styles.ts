import { styled } from 'styled-components'
import { color, fontSize, radius, space } from '../../tokens/index.js'

/** One choice for each product type, in a box. */
export const StyledTypes = styled.div`
  display: grid;
  gap: ${space[3]};
  min-inline-size: 0;
  padding: ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface2};

  & label {
    font-size: ${fontSize.sm};
    font-weight: 400;
    overflow-wrap: anywhere;
  }
`
