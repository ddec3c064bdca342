import { css } from 'styled-components'
import { lines, wrappedChanges } from './lines.styles.js'
import { color, font, fontSize, radius, space } from '../../tokens/index.js'

/** Rows as grids with the same columns, scrolled sideways together where there is no room. */
export const table = css`
  & [data-scroller] {
    scroll-padding-inline-start: 12rem;
  }

  & [role='rowgroup'] {
    min-inline-size: var(--least);
  }

  & [role='row'] {
    grid-template-columns: var(--tracks);
  }

  & [role='row'] > * {
    padding-inline: 0.625rem;
  }

  & [data-body] > [role='row'] {
    min-block-size: 2.5rem;
  }

  & [data-body] > [data-kind='product'] {
    min-block-size: 3rem;
  }

  & [data-body] > [role='row'] > * {
    padding-block: ${space[1]};
  }

  ${wrappedChanges}

  & [data-number] > [data-diff] {
    justify-content: flex-end;
  }

  & [data-diff='excerpt'] {
    ${lines}
  }

  & [data-diff='tags'] {
    max-block-size: var(--tag-lines, 7.5rem);
    padding-block: 0.125rem;
  }

  @container (max-width: 46rem) {
    & [role='row'] > * {
      padding-inline: ${space[2]};
    }
  }

  & [role='row'] > :first-child {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    padding-inline-start: var(--preview-start, ${space[6]});
    background: var(--_ground);
  }

  & [role='row'] > :last-child {
    padding-inline-end: ${space[5]};
  }

  & [aria-level='2'] > :first-child {
    padding-inline-start: calc(var(--preview-start, ${space[6]}) + 1.875rem);
  }

  /* The names of a product and of its variants begin at the same place. */
  & [data-kind='product'] [data-expand] {
    margin-inline-end: -0.25rem;
  }

  & [data-spanning] > :first-child {
    grid-column: 1 / -2;
  }

  & [data-body] > [aria-level='2'],
  & [data-body] > [aria-busy] {
    font-size: ${fontSize.sm};
    line-height: 1.1875rem;
  }

  & [aria-level='2'] [data-name] {
    color: ${color.textMuted};
  }

  & [data-number] {
    justify-content: flex-end;
    text-align: end;
  }

  & [data-fitting] {
    inline-size: max-content;
  }

  & [data-fitting] * {
    white-space: nowrap;
  }

  & [data-read-only] {
    border-radius: 0;
    background: ${color.bgSunken};
    color: ${color.textMuted};
  }

  & [data-sku] > span {
    ${lines}
    font-family: ${font.mono};
    font-size: ${fontSize.xs};
  }

  & [data-image] {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 2rem;
    block-size: 2rem;
    border-radius: ${radius.sm};
    background: ${color.surface3};
    color: ${color.textMuted};
  }

  & [data-image='none'] {
    border: 1px dashed ${color.border};
    background: none;
    color: ${color.textSubtle};
  }

  & [data-image] > svg {
    inline-size: 1rem;
    block-size: 1rem;
  }

  & [data-body] [data-number='mono'] {
    color: ${color.textSubtle};
    font-family: ${font.mono};
    font-size: ${fontSize.xs};
  }
`
