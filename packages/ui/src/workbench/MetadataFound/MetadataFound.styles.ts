import { styled } from 'styled-components'
import { base } from '../../theme/index.js'
import { space } from '../../tokens/index.js'

export const StyledMetadataFound = styled.div`
  ${base}
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: ${space[3]};
`
