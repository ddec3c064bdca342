import { styled } from 'styled-components'
import { base } from '../../theme/index.js'
import { space, upTo } from '../../tokens/index.js'

export const StyledActions = styled.div`
  display: flex;
  gap: ${space[3]};

  @media ${upTo.phone} {
    & > button:first-child:not(:only-child) {
      flex: 1;
    }
  }
`

export const StyledContent = styled.div`
  ${base}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`
