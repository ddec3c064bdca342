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
