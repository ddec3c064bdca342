import { styled } from 'styled-components'
import { space } from '../../tokens/index.js'

export const StyledBenchHeading = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};

  & h3 {
    margin: 0;
  }

  & h3 + p {
    margin: ${space[1]} 0 0;
  }
`
