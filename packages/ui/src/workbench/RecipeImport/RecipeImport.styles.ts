import { styled } from 'styled-components'
import { base } from '../../theme/index.js'
import { space } from '../../tokens/index.js'

export const StyledImport = styled.div`
  ${base}
  display: grid;
  justify-items: start;
  gap: ${space[3]};
  padding: ${space[4]} ${space[6]};
  min-inline-size: 0;

  &[data-align='center'] {
    justify-items: center;
    padding-block: 0 ${space[10]};
  }
`

export const StyledActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};

  [data-align='center'] > & {
    justify-content: center;
  }
`
