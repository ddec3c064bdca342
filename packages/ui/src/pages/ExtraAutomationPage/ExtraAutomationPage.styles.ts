import { styled } from 'styled-components'
import { space } from '../../tokens/index.js'

/** Everything below the header; an open workbench fills the window, so there is nothing to scroll to below it. */
export const StyledContent = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};

  @media screen {
    &[data-open] {
      gap: 0;
      margin-block-end: calc(0.875rem - var(--page-end, 0.875rem));
    }
  }
`
