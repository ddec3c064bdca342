import { styled } from 'styled-components'
import { wrappingRow } from '../../theme/index.js'
import { space } from '../../tokens/index.js'

export const StyledBenchHeading = styled.div`
  ${wrappingRow}
  justify-content: space-between;
  gap: ${space[3]};

  & h3 {
    margin: 0;
  }

  & h3 + p {
    margin: ${space[1]} 0 0;
  }
`
