import { styled } from 'styled-components'
import { space } from '../../tokens/index.js'

export const StyledViewInset = styled.div`
  padding-block: ${space[4]};
  padding-inline: var(--preview-start, ${space[5]}) var(--preview-end, ${space[5]});

  &[data-kind='even'] {
    padding: var(--preview-start, ${space[5]});
  }

  &[data-kind='result'] {
    padding: ${space[4]} ${space[5]} ${space[5]};
  }

  &[data-kind='view'] {
    padding: var(--bench-padding, ${space[5]});
  }

  &[data-kind='panel'] {
    padding: ${space[4]} ${space[6]};
  }

  &[data-flush='start'],
  &[data-flush='both'] {
    padding-block-start: 0;
  }

  &[data-flush='end'],
  &[data-flush='both'] {
    padding-block-end: 0;
  }
`
