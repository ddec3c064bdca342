import { css } from 'styled-components'
import { focusRing, visuallyHidden } from '../../theme/index.js'
import { color, fontSize, radius, space } from '../../tokens/index.js'
import { wrappedChanges } from './lines.styles.js'

/** A product and its variants read as one card: only products have a line above them. */
export const cards = css`
  & [data-head] {
    ${visuallyHidden}
  }

  & [role='row'] {
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    padding-inline: ${space[4]};
  }

  & [data-last]:not([data-kind='product']:not(:has(> [data-value]))) {
    padding-block-end: ${space[2]};
  }

  & [data-body] > [role='row'] {
    border-block-end: 0;
  }

  & [data-kind='product'] {
    border-block-start: 1px solid ${color.border};
  }

  & [data-kind='product'] > :first-child {
    min-block-size: 3.1875rem;
  }

  & [data-check] > input {
    inline-size: 1.5rem;
    block-size: 1.5rem;
  }

  & [data-check]::after {
    inset: -0.625rem;
  }

  & [data-name] {
    flex: 1;
  }

  & [aria-level='2'] {
    padding-inline-start: 2.875rem;
    font-size: ${fontSize.sm};
  }

  & [data-kind='cell'] {
    padding-inline-start: ${space[4]};
  }

  & [data-kind='cell'] > :is([data-value], [data-notes]) {
    margin-inline-start: 1.875rem;
  }

  & [data-kind='cell'][data-line] > [data-value] {
    margin-inline-start: 0;
  }

  & [aria-level='2'] [data-name] {
    color: ${color.textMuted};
  }

  & [aria-level='2'] > :is([role='rowheader'], [data-value]),
  & [data-kind='product'] > [data-value] {
    min-block-size: 2rem;
  }

  & [data-kind='product'] > :is([data-value], [data-notes]) {
    margin-inline-start: 1.875rem;
  }

  & [data-notes] {
    min-block-size: 1.5rem;
    align-items: start;
  }

  & [data-line] {
    grid-template-columns: minmax(0, 1fr) minmax(0, auto);
    column-gap: ${space[3]};
  }

  & [data-line] > [data-notes] {
    grid-column: 1 / -1;
  }

  & [data-value] {
    justify-content: space-between;
    gap: ${space[3]};
  }

  ${wrappedChanges}

  & [data-value] > small {
    flex: none;
  }

  & [data-read-only] {
    color: ${color.textMuted};
  }

  & [data-read-only] > small {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
  }

  & [data-read-only] > small > svg {
    inline-size: 0.875rem;
    block-size: 0.875rem;
    color: ${color.textSubtle};
  }

  & [data-value] > button > [data-diff] {
    justify-content: flex-end;
    text-align: end;
  }

  & [data-value] > button {
    ${focusRing}
    display: flex;
    align-items: center;
    justify-content: flex-end;
    align-self: stretch;
    min-inline-size: 0;
    padding: 0;
    border: 0;
    border-radius: ${radius.sm};
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }

  @media (pointer: coarse) {
    & [aria-level='2'] > :is([role='rowheader'], [data-value]),
    & [data-kind='product'] > [data-value] {
      min-block-size: 2.75rem;
    }
  }
`
