import { css, styled } from 'styled-components'
import { base, visuallyHidden, wrappingRow } from '../../theme/index.js'
import { color, font, fontSize, radius, space } from '../../tokens/index.js'
import { controlBox } from '../../components/FormField/index.js'

const review = css`color-mix(in srgb, ${color.warning} 9%, ${color.surface})`
const conflict = css`color-mix(in srgb, ${color.danger} 10%, ${color.surface})`
/** Height of a long text until its row had focus. */
const folded = '7.5rem'

export const StyledFilters = styled.div`
  ${wrappingRow}
  gap: ${space[2]} ${space[3]};
  padding-block-end: ${space[4]};
  padding-inline: var(--preview-start, ${space[5]}) var(--preview-end, ${space[5]});

  /* With room for their focus rings. */
  & > [role='radiogroup'] {
    flex: 0 1 auto;
    flex-wrap: nowrap;
    gap: 0.375rem;
    min-inline-size: 0;
    margin: calc(-1 * ${space[2]});
    padding: ${space[2]};
    overflow-x: auto;
    scrollbar-width: none;
  }

  & > [role='radiogroup'] > * {
    flex: none;
    padding-inline: 0.625rem;
  }

  @container (max-width: 40rem) {
    & > [role='search'] {
      flex-basis: 100%;
      max-inline-size: none;
    }
  }
`

/** The text that is typed and the one that gives it its height and its marks lie on each other. */
const editor = css`
  & [data-editor] {
    display: grid;
    flex: 1;
    min-inline-size: 0;
    max-block-size: ${folded};
    overflow: hidden;
    border-radius: ${radius.md};
  }

  & [data-open] [data-editor] {
    max-block-size: none;
  }

  & [data-editor]:focus-within {
    overflow: visible;
  }

  & [data-editor] > * {
    ${controlBox}
    grid-area: 1 / 1;
    min-block-size: 2.25rem;
    padding: 0.375rem ${space[3]};
    font-size: ${fontSize.md};
    line-height: 1.45;
    letter-spacing: normal;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }

  & [data-mirror] {
    color: transparent;
    pointer-events: none;
    user-select: none;
  }

  & [data-mirror] code {
    border-radius: ${radius.xs};
    background: ${color.surface3};
    color: inherit;
    font: inherit;
  }

  & textarea {
    overflow: hidden;
    background: transparent;
    resize: none;
  }

  & textarea::placeholder {
    color: ${color.textSubtle};
    opacity: 1;
  }

  @media (forced-colors: active) {
    & [data-mirror] {
      visibility: hidden;
    }
  }

  @media (pointer: coarse) {
    & [data-editor] > * {
      min-block-size: 2.75rem;
      padding-block: 0.625rem;
      font-size: ${fontSize.base};
    }
  }
`

/** A source stands above its translation, each over the width between its field and where it is from. */
const table = css`
  & [data-head] [role='row'] {
    grid-template-columns: minmax(6.5rem, 8.5rem) max-content minmax(0, 1fr) minmax(8.5rem, 12rem);
  }

  & [data-body] > [role='row'] {
    grid-template-columns: minmax(6.5rem, 8.5rem) minmax(18rem, 1fr) minmax(8.5rem, 12rem);
  }

  & [data-body] > [role='row'] > :is([data-field], [data-origin]) {
    grid-row: 1 / span 2;
  }

  & [data-body] > [role='row'] > :is([data-source], [data-translation]) {
    grid-column: 2;
  }

  & [data-body] > [role='row'] > [data-source] {
    padding-block-end: 0;
    padding-inline: 1.5625rem;
    color: ${color.textMuted};
  }

  & [data-body] > [role='row'] > [data-origin] {
    grid-column: 3;
  }

  & [data-body] > [role='row'] > [data-translation] {
    padding-block-start: ${space[2]};
  }

  & [role='rowgroup'] {
    min-inline-size: 37rem;
  }

  & [role='row'] > * {
    padding-inline: ${space[3]};
  }

  & [role='row'] > :first-child {
    padding-inline-start: var(--preview-start, ${space[6]});
  }

  & [role='row'] > :last-child {
    padding-inline-end: ${space[5]};
  }
`

const cards = css`
  & [data-head] {
    ${visuallyHidden}
  }

  & [data-body] > [role='row'] {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[2]};
    padding: ${space[4]};
  }

  & [data-body] > [role='row'] > * {
    padding: 0;
  }

  & [data-field] {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space[3]};
  }

  & [data-origin] {
    display: flex;
    align-items: flex-start;
    justify-content: space-between;
    gap: ${space[3]};
  }
`

/** One rule for the whole table: its rows are plain elements, so that many of them mount fast. */
export const StyledTranslationTable = styled.div`
  ${base}
  position: relative;
  min-inline-size: 0;
  container-type: inline-size;
  background: ${color.surface};
  color: ${color.text};
  font-size: ${fontSize.md};
  line-height: 1.45;

  &:focus {
    outline: none;
  }

  & [data-scroller] {
    position: relative;
    max-block-size: clamp(20rem, 100dvh - 14rem, 92rem);
    overflow: auto;
    scroll-padding-block-start: 2.75rem;
    border-block-start: 1px solid ${color.border};
    overflow-anchor: none;
  }

  & [data-scroller]:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }

  & [data-head] {
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
  }

  & [data-head] > [role='row'] {
    align-items: center;
    block-size: 2.5rem;
    border-block-end: 1px solid ${color.border};
    background: ${color.surface2};
    color: ${color.textMuted};
    font-size: ${fontSize.xs};
    font-weight: 500;
    white-space: nowrap;
  }

  & [data-body] {
    position: relative;
  }

  & [role='row'] {
    box-sizing: border-box;
    display: grid;
  }

  & [data-body] > [role='row'] {
    position: absolute;
    inset-inline: 0;
    align-items: start;
    border-block-end: 1px solid ${color.border};
    background: ${color.surface};
  }

  & [data-body] > [role='row'] > * {
    box-sizing: border-box;
    min-inline-size: 0;
    padding-block: ${space[3]};
  }

  & [data-body] > [data-tone='review'] {
    background: ${review};
  }

  & [data-body] > [data-tone='conflict'] {
    background: ${conflict};
  }

  & [data-field] > span {
    display: block;
    font-weight: 550;
    overflow-wrap: anywhere;
  }

  & [data-field] > small {
    color: ${color.textMuted};
    font-family: ${font.mono};
    font-size: ${fontSize.xs};
    white-space: nowrap;
  }

  & [data-text] {
    display: block;
    max-block-size: ${folded};
    overflow: hidden;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }

  & [data-open] [data-text] {
    max-block-size: none;
  }

  & [data-text] code {
    padding: 0.0625rem 0.3125rem;
    border-radius: ${radius.xs};
    background: ${color.surface3};
    box-decoration-break: clone;
    font-family: ${font.mono};
    font-size: 0.92em;
  }

  & [data-translation] {
    display: flex;
    align-items: flex-start;
    gap: ${space[1]};
  }

  & [data-origin] {
    font-size: ${fontSize.sm};
  }

  & [data-origin] > button {
    flex: none;
    margin-block-start: ${space[2]};
  }

  & [data-origin] small {
    display: block;
    color: ${color.textMuted};
    font-size: ${fontSize.xs};
    overflow-wrap: anywhere;
  }

  & [data-from] {
    display: flex;
    align-items: center;
    gap: 0.375rem;
    color: ${color.textMuted};
    font-weight: 500;
  }

  & [data-from] > svg {
    flex: none;
    inline-size: 0.875rem;
    block-size: 0.875rem;
    stroke-width: 2.1;
  }

  & [data-from='done'] {
    color: ${color.success};
  }

  & [data-from='info'] {
    color: ${color.info};
  }

  & [data-from='review'] {
    color: ${color.warning};
  }

  & [data-from='conflict'] {
    color: ${color.danger};
  }

  & [data-loading] {
    display: flex;
    align-items: center;
    min-block-size: 4rem;
    padding-inline: var(--preview-start, ${space[6]});
  }

  & [data-bone] {
    inline-size: min(12rem, 60%);
    block-size: 0.75rem;
    border-radius: ${radius.xs};
    background: ${color.surface3};
  }

  &[data-stale] [data-body] :is([data-text], textarea, [data-from]) {
    color: ${color.textMuted};
  }

  & [data-status] {
    ${visuallyHidden}
  }

  ${editor}

  &[data-layout='table'] {
    ${table}
  }

  &[data-layout='cards'] {
    ${cards}
  }
`
