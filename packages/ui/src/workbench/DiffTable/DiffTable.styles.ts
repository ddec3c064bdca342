import { css, styled } from 'styled-components'
import { base, visuallyHidden } from '../../theme/index.js'
import { color, effect, fontSize, radius, space } from '../../tokens/index.js'
import { diffLook } from '../DiffCell/DiffCell.styles.js'
import { cards } from './cardLayout.styles.js'
import { cellButton } from './cellButton.styles.js'
import { check } from './rowCheck.styles.js'
import { note } from './rowNote.styles.js'
import { lines } from './lines.styles.js'
import { head } from './tableHead.styles.js'
import { table } from './tableLayout.styles.js'
import { textCell } from './textCell.styles.js'

const product = css`color-mix(in srgb, ${color.surface2} 55%, ${color.surface})`
const review = css`color-mix(in srgb, ${color.warning} 9%, ${color.surface})`
const conflict = css`color-mix(in srgb, ${color.danger} 10%, ${color.surface})`

/** One rule for the whole table: its rows are plain elements, so that many of them mount fast. */
export const StyledDiffTable = styled.div`
  ${base}
  position: relative;
  min-inline-size: 0;
  container-type: inline-size;
  background: ${color.surface};
  color: ${color.text};
  font-size: ${fontSize.md};
  line-height: 1.3125rem;

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

  & [data-body] {
    position: relative;
  }

  & [role='row'] {
    box-sizing: border-box;
    display: grid;
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

  /* Above the first cell, which stays in place while the others scroll. */
  & [data-marked]::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 2;
    border: 2px solid ${color.info};
    pointer-events: none;
  }

  &[data-resizing] {
    cursor: col-resize;
    user-select: none;
  }

  & [role='row'] > * {
    box-sizing: border-box;
    display: flex;
    align-items: center;
    gap: ${space[2]};
    min-inline-size: 0;
    border-radius: ${radius.sm};
  }

  & [role='rowheader'] {
    gap: 0.625rem;
  }

  & :is([data-column], [data-head] button):focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: -3px;
  }

  /* Clear of the bars at the top and bottom of the window, with the next row in view. */
  & [data-body] [data-column] {
    scroll-margin-block: 4.5rem 5rem;
  }

  & [data-column]:focus:not(:focus-visible) {
    outline: none;
  }

  & [data-name] {
    ${lines}
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

  & > [data-refusal] {
    position: absolute;
    z-index: 4;
    inset-block-end: ${space[4]};
    inset-inline: ${space[4]};
    display: flex;
    gap: ${space[2]};
    box-sizing: border-box;
    inline-size: fit-content;
    max-inline-size: calc(100% - 2 * ${space[4]});
    margin: 0;
    margin-inline: auto;
    padding: ${space[2]} ${space[4]};
    border: 1px solid ${color.border};
    border-radius: ${radius.md};
    background: ${color.surface2};
    box-shadow: ${effect.shadow2};
    color: ${color.text};
    font-size: ${fontSize.sm};
    pointer-events: none;
  }

  & > [data-refusal] > svg {
    flex: none;
    inline-size: 1rem;
    block-size: 1rem;
    margin-block-start: 0.125rem;
    color: ${color.info};
  }

  ${head}
  ${check}
  ${note}
  ${cellButton}

  &[data-layout='table'] {
    ${table}
  }

  &[data-layout='cards'] {
    ${cards}
  }

  ${textCell}
`
