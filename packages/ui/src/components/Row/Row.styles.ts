import { styled } from 'styled-components'
import { space } from '../../tokens/index.js'

export const StyledRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};

  &[data-gap='3'] {
    gap: ${space[3]};
  }

  &[data-justify='end'] {
    justify-content: flex-end;
  }
`
