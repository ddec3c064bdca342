import { css } from 'styled-components'
import { color, fontSize } from '../../tokens/index.js'

/** The word or the reason in the last cell. */
export const note = css`
  & [data-note] {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
    min-inline-size: 0;
    max-inline-size: 100%;
    color: ${color.textMuted};
    font-size: ${fontSize.xs};
    font-weight: 500;
    white-space: nowrap;
  }

  & [data-note] > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  & [data-note] > small {
    flex: none;
    color: ${color.textSubtle};
    font-size: ${fontSize.axis};
  }

  & [data-note] > svg {
    flex: none;
    inline-size: 0.875rem;
    block-size: 0.875rem;
    stroke-width: 2.1;
  }

  & [data-note='added'] {
    color: ${color.success};
  }

  & :is([data-note='review'], [data-note='removed']) {
    color: ${color.warning};
  }

  & [data-note='conflict'] {
    color: ${color.danger};
  }
`
