import { styled } from 'styled-components'
import { space } from '../../tokens/index.js'

export const StyledStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  &[data-gap='3'] {
    gap: ${space[3]};
  }

  &[data-gap='6'] {
    gap: ${space[6]};
  }

  &[data-align='start'] {
    justify-items: start;
  }

  & > p {
    margin: 0;
  }
`
