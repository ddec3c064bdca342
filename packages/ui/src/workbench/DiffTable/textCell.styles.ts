import { css } from 'styled-components'
import { focusRing } from '../../theme/index.js'
import { color, font, fontSize, radius, space } from '../../tokens/index.js'
import { textMarks } from '../DiffCell/textMarks.styles.js'

/** The row of a product is joined with its texts; several texts are apart by dashes. */
const inTable = css`
  & [data-body] > [data-stacked]:not([data-stacked='line']) {
    grid-template-rows: minmax(2.75rem, auto) auto;
  }

  & [data-body] > [data-kind='cell'][data-stacked]:not([data-stacked='line']) {
    grid-template-rows: minmax(2rem, auto) auto;
    padding-block-start: 0.375rem;
  }

  & [data-body] > [data-kind='cell'][data-stacked]:not([data-last]) {
    border-block-end-style: dashed;
  }

  & [data-body] > [role='row'] > [data-stack]:not([data-stack='line']) {
    padding-block: 0.375rem 0.875rem;
    padding-inline: calc(var(--preview-start, ${space[6]}) + 1.875rem) ${space[5]};
    border-radius: 0;
    background: ${color.surface};
  }

  & [data-body] > [data-kind='cell'] > [data-stack]:not([data-stack='line']) {
    padding-inline-start: calc(var(--preview-start, ${space[6]}) + 3.75rem);
    background: none;
  }

  /* The product above has the tint. */
  & [data-body] > [data-kind='cell'][data-stacked][data-tone='review']:not(:focus-within) {
    --_ground: ${color.surface};
  }

  & [data-body] > [role='row']:focus-within > [data-stack]:not([data-stack='line']) {
    background: color-mix(in srgb, ${color.surface3} 45%, ${color.surface});
  }

  & [data-stack] > dl {
    grid-template-columns: 3.25rem minmax(0, 1fr);
  }

  & [data-stack='line'] {
    z-index: 1;
    grid-row: 1;
    grid-column: 1;
    margin-inline-start: 50%;
  }

  & [data-stacked='line'] > :first-child {
    grid-row: 1;
    grid-column: 1;
    padding-inline-end: 50%;
  }

  & [data-name='handle'] {
    font-size: ${fontSize.xs};
  }

  & [aria-level='2'] [data-name='field'] {
    color: ${color.text};
    font-size: ${fontSize.md};
    font-weight: 550;
  }
`

/** The field, the length and the notes of a text are on one line above it. */
const inCards = css`
  & [data-stacked] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: ${space[4]};
    padding-block-end: ${space[4]};
  }

  & [role='row'][data-stacked] {
    padding-inline-start: calc(${space[4]} + 2.125rem);
  }

  & [data-stacked] > [role='rowheader'] {
    flex: 0 0 calc(100% + 2.125rem);
    margin-inline-start: -2.125rem;
  }

  & [role='row'][data-stacked] > :is([data-value], [data-notes]) {
    margin-inline-start: 0;
  }

  & [data-stacked] > [data-stack] {
    flex: 0 0 100%;
  }

  & [data-stacked] > [data-value],
  & [data-stacked] > [data-value] + [data-value] {
    min-block-size: 1.75rem;
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
  }

  & [data-stacked] > [data-stack] {
    flex-flow: column;
    order: 1;
    padding-block-start: ${space[1]};
  }

  & [data-stacked] > [data-stack] > * {
    align-self: stretch;
  }

  & [data-stacked] dd + dt {
    margin-block-start: 0.375rem;
  }

  & [data-stack] > [data-actions] {
    display: flex;
    gap: ${space[5]};
    margin-block: -${space[2]};
  }

  & [data-open='words'] {
    block-size: 2rem;
    padding-inline: 0;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  @media (pointer: coarse) {
    & [data-open='words'] {
      block-size: 2.75rem;
    }
  }
`

/** Values that stand below their rows: texts before above after, and tags. */
export const textCell = css`
  & [data-stack='texts'] {
    ${textMarks}
  }

  & [role='row'] > [data-stack]:not([data-stack='line']) {
    grid-column: 1 / -1;
    grid-row: 2;
    align-items: start;
    color: ${color.textMuted};
    font-size: ${fontSize.md};
    line-height: 1.5;
  }

  & [data-stack] > :is(dl, p) {
    flex: 1;
    min-inline-size: 0;
    margin: 0;
  }

  & [data-stack] > dl {
    display: grid;
    gap: 0.1875rem ${space[3]};
  }

  & [data-stack] dt {
    color: ${color.textSubtle};
    font-size: ${fontSize.xs};
    font-weight: 500;
    line-height: 1.73;
  }

  & [data-stack] dd {
    margin: 0;
  }

  & [data-stack] > p,
  & [data-stack] > dl > dd:not([data-edited]) {
    display: -webkit-box;
    overflow: hidden;
    overflow-wrap: anywhere;
    text-wrap: pretty;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: var(--row-lines, 3);
  }

  & [data-stack] dd[data-edited] {
    margin-block-start: 0.375rem;
  }

  /* Its name is beside the first line of the field. */
  & [data-stack] dt:has(+ [data-edited]) {
    padding-block-start: 0.9375rem;
  }

  & [data-stack]:not([data-excluded]) [data-after],
  & [data-stack][data-excluded] dd:not([data-after]) {
    color: ${color.text};
  }

  & [data-stack][data-conflict] ins {
    background: color-mix(in srgb, ${color.danger} 13%, transparent);
    box-shadow: inset 0 -1.5px ${color.danger};
  }

  & [data-stack='tags'] > [data-diff] {
    flex-wrap: wrap;
    overflow: visible;
    max-block-size: none;
  }

  & [data-stack='tags'] > [data-diff] > * {
    overflow: visible;
    overflow-wrap: anywhere;
    white-space: normal;
  }

  & [data-name='handle'] {
    font-family: ${font.mono};
    font-size: ${fontSize.sm};
    font-weight: 450;
    text-wrap: wrap;
  }

  & [data-name='handle'] > small {
    font-family: ${font.body};
  }

  /* With the name of its cell it needs more lines, and is not cut. */
  & [data-name]:has(> small) {
    -webkit-line-clamp: none;
  }

  /* It moves to the next line whole, rather than with the end of a handle. */
  & [data-name] > small {
    display: inline-block;
    margin-inline-start: ${space[2]};
    white-space: normal;
  }

  & [data-name] > small::before {
    margin-inline-end: ${space[2]};
    color: ${color.textSubtle};
    content: '•';
    content: '•' / '';
  }

  & [data-open='words'] {
    ${focusRing}
    inline-size: auto;
    justify-items: start;
    border-radius: ${radius.sm};
    color: ${color.text};
    font: inherit;
  }

  &[data-layout='table'] {
    ${inTable}
  }

  &[data-layout='cards'] {
    ${inCards}
  }
`
