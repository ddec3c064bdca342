import { css } from 'styled-components'

/**
 * Text that is cut only where it needs more than three lines; the widths of the columns give most texts
 * two. `--row-lines: none` shows it whole, such as in a full window.
 */
export const lines = css`
  display: -webkit-box;
  min-inline-size: 0;
  overflow: hidden;
  overflow-wrap: anywhere;
  text-wrap: pretty;
  white-space: normal;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: var(--row-lines, 3);
`

/** A change of numbers, or of texts, takes a second line before it is cut. */
export const wrappedChanges = css`
  & [data-diff] {
    flex-wrap: wrap;
    row-gap: 0.125rem;
    white-space: normal;
  }

  & [data-diff='values'] > :is(del, ins, span) {
    ${lines}
  }
`
