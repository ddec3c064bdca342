import { css } from 'styled-components'
import { color, effect } from '../../tokens/index.js'

/** A lit line along the start edge of a cell, over its glow. */
export const wire = css`
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset-block: -1px 0;
    inset-inline-start: calc(var(--_width) / -2);
    inline-size: var(--_width);
  }

  &::before {
    --_width: 9px;
    background: ${effect.wireUnder};
    filter: blur(4px);
  }

  &::after {
    --_width: 2px;
    background: ${color.neonEdge};
  }

  [data-theme='light'] &::before {
    content: none;
  }

  @media (forced-colors: active) {
    &::before {
      content: none;
    }

    &::after {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`
