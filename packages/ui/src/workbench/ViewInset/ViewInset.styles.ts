import { styled } from 'styled-components'
import { color, space } from '../../tokens/index.js'

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

  &[data-limited] {
    flex: none;
    max-block-size: max(12rem, 28vh);
    overflow-y: auto;
    margin-block-end: ${space[3]};
    border-block-end: 1px solid ${color.border};
    scroll-padding-block: ${space[3]};
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
