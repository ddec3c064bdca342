import { css } from 'styled-components'
import { base } from '../theme/index.js'
import { color, fontSize } from '../tokens/index.js'

/** The heading of a result, which takes focus by itself, and the sentence below it. */
export const resultHeading = css`
  & :is(h2, h3) {
    ${base}
    font-size: ${fontSize['2xl']};
    font-weight: 600;
    line-height: 1.3;
    letter-spacing: -0.015em;
    overflow-wrap: break-word;
    text-wrap: balance;
    /* Below the bar and the tabs that stay in place. */
    scroll-margin-block-start: 9rem;

    &:focus {
      outline: none;
    }
  }

  & p {
    ${base}
    margin-block-start: 0.125rem;
    color: ${color.textMuted};
    font-size: ${fontSize.md};
    line-height: 1.5;
    text-wrap: pretty;
  }
`
