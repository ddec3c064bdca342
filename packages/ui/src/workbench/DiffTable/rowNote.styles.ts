import { css } from 'styled-components'
import { color, fontSize } from '../../tokens/index.js'
import { lines } from './lines.styles.js'

/** The word or the reason in the last cell. */
export const note = css`
  & [data-note] {
    display: inline-flex;
    align-items: start;
    gap: 0.375rem;
    min-inline-size: 0;
    max-inline-size: 100%;
    color: ${color.textMuted};
    font-size: ${fontSize.xs};
    font-weight: 500;
    line-height: 1.0625rem;
  }

  & [data-note] > span {
    ${lines}
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
    margin-block-start: 0.0625rem;
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
