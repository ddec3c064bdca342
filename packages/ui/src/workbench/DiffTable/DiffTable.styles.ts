import { css, styled } from 'styled-components'
import { base, focusRing, softTransition, tickable, visuallyHidden } from '../../theme/index.js'
import { color, duration, easing, font, fontSize, radius, space } from '../../tokens/index.js'
import { diffLook } from '../DiffCell/DiffCell.styles.js'

const product = css`color-mix(in srgb, ${color.surface2} 55%, ${color.surface})`
const review = css`color-mix(in srgb, ${color.warning} 9%, ${color.surface})`
const conflict = css`color-mix(in srgb, ${color.danger} 10%, ${color.surface})`

/** The checkbox of a row. Its hit area is as high as the row allows. */
const check = css`
  & [data-check] {
    position: relative;
    display: grid;
    flex: none;
    cursor: pointer;
  }

  & [data-check]::after {
    content: '';
    position: absolute;
    inset: -0.5rem;
  }

  /* Above the hit area, which is the last child of the label. */
  & [data-check] > * {
    z-index: 1;
    grid-area: 1 / 1;
  }

  & [data-check] > svg {
    place-self: center;
    inline-size: 0.875rem;
    block-size: 0.875rem;
    color: ${color.onNeon};
    opacity: 0;
    pointer-events: none;
    stroke-width: 3;
  }

  & [data-check] > :is(:checked, :indeterminate) + svg {
    opacity: 1;
  }

  & [data-check] > :disabled + svg {
    color: ${color.textDisabled};
  }

  & [data-check] > input {
    ${focusRing}
    ${softTransition}
    box-sizing: border-box;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin: 0;
    border: 1.5px solid ${color.borderControl};
    border-radius: ${radius.sm};
    background: ${color.surface};
    appearance: none;
    cursor: inherit;

    ${tickable}

    &:is(:checked, :indeterminate):enabled {
      border-color: ${color.accentText};
      background: ${color.neon};
    }
  }

  @media (forced-colors: active) {
    & [data-check] > input {
      appearance: auto;
    }

    & [data-check] > svg {
      display: none;
    }
  }
`

/** The word or the reason in the last cell. */
const note = css`
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

  & [data-note='info'] {
    color: ${color.success};
  }

  & [data-note='review'] {
    color: ${color.warning};
  }

  & [data-note='conflict'] {
    color: ${color.danger};
  }
`

/** A small button in a cell, for pointers. */
const cellButton = css`
  & :is([data-expand], [data-open]) {
    ${focusRing}
    position: relative;
    display: grid;
    flex: none;
    place-items: center;
    box-sizing: border-box;
    inline-size: 1.5rem;
    block-size: 1.5rem;
    padding: 0;
    border: 0;
    border-radius: ${radius.sm};
    background: none;
    color: ${color.textSubtle};
    cursor: pointer;
  }

  & :is([data-expand], [data-open])::after {
    content: '';
    position: absolute;
    inset: -0.5rem -0.25rem;
  }

  & :is([data-expand], [data-open]) > svg {
    inline-size: 1rem;
    block-size: 1rem;
  }

  & [data-open] > svg {
    inline-size: 0.8125rem;
    block-size: 0.8125rem;
  }

  @media (hover: hover) {
    & :is([data-expand], [data-open]):hover {
      background: ${color.surface3};
      color: ${color.text};
    }
  }

  &:dir(rtl) [data-expand] > svg {
    transform: scaleX(-1);
  }

  & [aria-expanded='true'] [data-expand] > svg {
    transform: rotate(90deg);
  }

  @media (prefers-reduced-motion: no-preference) {
    & [data-expand] > svg {
      transition: transform ${duration.fast} ${easing.standard};
    }
  }
`

/** Rows as grids with the same columns, scrolled sideways together where there is no room. */
const table = css`
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
    padding-inline: ${space[3]};
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

  & [data-kind='variant'] > :first-child {
    padding-inline-start: calc(var(--preview-start, ${space[6]}) + 1.875rem);
  }

  & [data-spanning] > :first-child {
    grid-column: 1 / -2;
  }

  & [data-body] > [data-kind='variant'],
  & [data-body] > [aria-busy] {
    font-size: ${fontSize.sm};
  }

  & [data-kind='variant'] [data-name] {
    color: ${color.textMuted};
  }

  & [data-number] {
    justify-content: flex-end;
    text-align: end;
  }

  & [data-body] [data-number='mono'] {
    color: ${color.textSubtle};
    font-family: ${font.mono};
    font-size: ${fontSize.xs};
  }
`

/** A product and its variants read as one card: only products have a line above them. */
const cards = css`
  & [data-head] {
    ${visuallyHidden}
  }

  & [role='row'] {
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    padding-inline: ${space[4]};
  }

  & [data-body] > [role='row'] {
    border-block-end: 0;
  }

  & [data-kind='product'] {
    border-block-start: 1px solid ${color.border};
  }

  & [data-kind='product'] > :first-child {
    block-size: 3.1875rem;
  }

  & [data-kind='product'] [data-check] > input {
    inline-size: 1.5rem;
    block-size: 1.5rem;
  }

  & [data-kind='product'] [data-check]::after {
    inset: -0.625rem;
  }

  & [data-name] {
    flex: 1;
  }

  & [data-kind='variant'] {
    padding-inline-start: 2.875rem;
    font-size: ${fontSize.sm};
  }

  & [data-kind='variant'] [data-name] {
    color: ${color.textMuted};
  }

  & [data-kind='variant'] > :is([role='rowheader'], [data-value]),
  & [data-kind='product'] > [data-value] {
    block-size: 2rem;
  }

  & [data-kind='product'] > :is([data-value], [data-notes]) {
    margin-inline-start: 1.875rem;
  }

  & [data-notes] {
    block-size: 1.5rem;
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

  & [data-value] > small {
    flex: none;
  }

  & [data-value] > button {
    ${focusRing}
    display: flex;
    align-items: center;
    justify-content: flex-end;
    min-inline-size: 0;
    block-size: 100%;
    padding: 0;
    border: 0;
    border-radius: ${radius.sm};
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }

  @media (pointer: coarse) {
    & [data-kind='variant'] > :is([role='rowheader'], [data-value]),
    & [data-kind='product'] > [data-value] {
      block-size: 2.75rem;
    }
  }
`

/** One rule for the whole table: its rows are plain elements, so that many of them mount fast. */
export const StyledDiffTable = styled.div`
  ${base}
  position: relative;
  min-inline-size: 0;
  background: ${color.surface};
  color: ${color.text};
  font-size: ${fontSize.md};
  line-height: 1.3;

  &:focus {
    outline: none;
  }

  & [data-scroller] {
    position: relative;
    max-block-size: clamp(20rem, 100dvh - 14rem, 92rem);
    overflow: auto;
    overscroll-behavior-inline: contain;
    scroll-padding-block-start: 2.5rem;
  }

  & [data-head] {
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
  }

  & [data-head] > [role='row'] {
    --_ground: ${color.surface2};
    block-size: 2.5rem;
    border-block-end: 1px solid ${color.border};
    background: var(--_ground);
    color: ${color.textMuted};
    font-size: ${fontSize.xs};
    font-weight: 500;
    white-space: nowrap;
  }

  & [data-head] button {
    ${base}
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
    min-inline-size: 0;
    max-inline-size: 100%;
    min-block-size: 1.75rem;
    padding: 0 ${space[1]};
    margin-inline: calc(-1 * ${space[1]});
    border: 0;
    border-radius: ${radius.sm};
    background: none;
    color: inherit;
    font-size: inherit;
    font-weight: inherit;
    cursor: pointer;
  }

  & [data-head] button::after {
    content: '';
    position: absolute;
    inset: -0.5rem -0.25rem;
  }

  & [data-head] button > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  & [data-head] button > svg {
    flex: none;
    inline-size: 0.875rem;
    block-size: 0.875rem;
    color: ${color.textSubtle};
  }

  & [data-head] [data-excluded] > button > span {
    text-decoration: line-through;
  }

  @media (hover: hover) {
    & [data-head] button:hover {
      color: ${color.text};
    }
  }

  & [data-body] {
    position: relative;
  }

  & [role='row'] {
    box-sizing: border-box;
    display: grid;
    align-items: center;
  }

  & [data-body] > [role='row'] {
    --_ground: ${color.surface};
    position: absolute;
    inset-inline: 0;
    border-block-end: 1px solid ${color.border};
    background: var(--_ground);
  }

  &[data-layout='table'] [data-body] > [data-kind='product']:not([data-tone], :focus-within) {
    --_ground: ${product};
  }

  & [data-body] > [data-tone='review'] {
    --_ground: ${review};
  }

  & [data-body] > [data-tone='conflict'] {
    --_ground: ${conflict};
  }

  & [data-body] > [role='row']:focus-within {
    --_ground: ${color.surface3};
  }

  & [role='row'] > * {
    box-sizing: border-box;
    display: flex;
    align-items: center;
    gap: ${space[2]};
    min-inline-size: 0;
    block-size: 100%;
    border-radius: ${radius.sm};
  }

  & [role='rowheader'] {
    gap: 0.625rem;
  }

  & :is([data-column], [data-head] button):focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: -3px;
  }

  & [data-column]:focus:not(:focus-visible) {
    outline: none;
  }

  & [data-name] {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & [data-kind='product'] [data-name] {
    font-weight: 550;
  }

  & small {
    flex: none;
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
    white-space: nowrap;
  }

  & [data-bone] {
    inline-size: min(12rem, 60%);
    block-size: 0.75rem;
    border-radius: ${radius.xs};
    background: ${color.surface3};
  }

  & [data-diff] {
    ${diffLook}
  }

  &[data-stale] [data-body] :is([data-name], [data-column], [data-diff], ins) {
    color: ${color.textMuted};
  }

  &[data-stale] [data-body] ins {
    background: none;
  }

  & :is([data-status], [data-said]) {
    ${visuallyHidden}
  }

  ${check}
  ${note}
  ${cellButton}

  &[data-layout='table'] {
    ${table}
  }

  &[data-layout='cards'] {
    ${cards}
  }
`
