import { styled } from 'styled-components'
import { space } from '../../tokens/index.js'

/** The browser's own looks, as what failed may be the page's. */
export const StyledPlainPage = styled.main`
  max-inline-size: 36rem;
  margin-inline: auto;
  padding: 15vh ${space[6]};

  & button {
    min-block-size: 2.75rem;
    padding-inline: ${space[5]};
    font: inherit;
  }
`
