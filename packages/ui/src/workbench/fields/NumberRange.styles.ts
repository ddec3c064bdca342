import { styled } from 'styled-components'
import { space } from '../../tokens/index.js'

export const StyledRange = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  align-items: start;
  gap: ${space[3]};
`
