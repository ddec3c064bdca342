import { styled } from 'styled-components'
import { base } from '../../theme/index.js'
import { space } from '../../tokens/index.js'

export const StyledImportedProducts = styled.div`
  ${base}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-inline-size: 0;
  padding-block-start: ${space[4]};
`
