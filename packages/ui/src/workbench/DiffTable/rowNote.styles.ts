import { css } from 'styled-components'
import { color, effect, fontSize, radius, space } from '../../tokens/index.js'
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

  & :has(> [data-note='hand']) {
    flex-wrap: wrap;
    row-gap: 0.125rem;
  }

  & [data-note='hand'] {
    flex: none;
    padding: 0.0625rem ${space[2]};
    border-radius: ${radius.full};
    background: color-mix(in srgb, ${color.info} ${effect.tint}, transparent);
    color: ${color.info};
    white-space: nowrap;
  }

  & [data-note='hand'] + [data-note='info'] > svg {
    display: none;
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
