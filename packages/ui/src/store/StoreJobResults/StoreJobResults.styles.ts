import { css, styled } from 'styled-components'
import {
  base,
  coarseTarget,
  tabularNumbers,
  visuallyHidden,
  wrappingRow,
} from '../../theme/index.js'
import { color, effect, fontSize, radius, space } from '../../tokens/index.js'
import { resultHeading } from '../../workbench/resultHeading.styles.js'

const edge = `clamp(${space[4]}, 4cqi, 1.375rem)`
const narrow = '@container (max-width: 40rem)'
const tracks = 'minmax(11rem, 1.7fr) minmax(6rem, 1fr) minmax(6rem, 1fr) minmax(6rem, 1fr) 21.5rem'

export const StyledResults = styled.section`
  ${base}
  ${tabularNumbers}
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-inline-size: 0;
  color: ${color.text};
  font-size: ${fontSize.md};
  line-height: 1.4;

  &:focus {
    outline: none;
  }

  & > [data-status] {
    ${visuallyHidden}
  }
`

export const StyledHead = styled.div`
  ${wrappingRow}
  gap: ${space[3]} ${space[4]};
  padding: ${space[5]} ${edge} ${space[4]};

  & > div {
    flex: 1 1 18rem;
    min-inline-size: 0;
  }

  & > span {
    inline-size: 3rem;
    block-size: 3rem;
  }

  ${resultHeading}

  ${narrow} {
    align-items: flex-start;

    & > div {
      flex-basis: calc(100% - 4.5rem);
    }

    & > button {
      flex: 1;
    }

    & [data-kept] {
      display: none;
    }
  }
`

export const StyledBar = styled.div`
  ${wrappingRow}
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  padding: 0 ${edge} ${space[4]};

  & > [role='radiogroup'] {
    min-inline-size: 0;
  }

  & > button {
    margin-inline-start: auto;
  }

  & [data-sign='conflict'] {
    color: ${color.warning};
  }

  & [data-sign='refused'] {
    color: ${color.danger};
  }

  & [data-sign='saved-differently'] {
    color: ${color.info};
  }

  ${narrow} {
    /* With room for the focus rings of the chips. */
    & > [role='radiogroup'] {
      flex: 1 0 100%;
      flex-wrap: nowrap;
      margin: calc(-1 * ${space[2]}) calc(-1 * ${edge});
      padding: ${space[2]} ${edge};
      overflow-x: auto;
      scrollbar-width: none;
    }

    & > [role='radiogroup'] > * {
      flex: none;
    }
  }
`

export const StyledNotice = styled.div`
  padding: 0 ${edge} ${space[5]};
`

/** Two choices as one control of two halves. */
const choice = css`
  & [role='radiogroup'] {
    display: grid;
    grid-template-columns: 1fr 1fr;
    border: 1px solid ${color.borderControl};
    border-radius: ${radius.md};
  }

  & label {
    ${coarseTarget}
    position: relative;
    box-sizing: border-box;
    display: grid;
    place-items: center;
    min-block-size: 2rem;
    padding: ${space[1]} ${space[2]};
    color: ${color.textMuted};
    font-size: ${fontSize.xs};
    font-weight: 500;
    line-height: 1.25;
    text-align: center;
    text-wrap: balance;
    cursor: pointer;
  }

  & label + label {
    border-inline-start: 1px solid ${color.borderControl};
  }

  & label:first-child {
    border-start-start-radius: calc(${radius.md} - 1px);
    border-end-start-radius: calc(${radius.md} - 1px);
  }

  & label:last-child {
    border-start-end-radius: calc(${radius.md} - 1px);
    border-end-end-radius: calc(${radius.md} - 1px);
  }

  & label:has(:checked) {
    background: ${color.surface3};
    box-shadow: inset 0 -2px ${color.neonEdge};
    color: ${color.text};
  }

  & label:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
    z-index: 1;
  }

  & label:has(:disabled) {
    color: ${color.textDisabled};
    cursor: not-allowed;
  }

  & input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }

  @media (hover: hover) {
    & label:hover:not(:has(:checked, :disabled)) {
      background: ${color.surface2};
      color: ${color.text};
    }
  }

  @media (forced-colors: active) {
    & label:has(:checked) {
      outline: 2px solid Highlight;
      outline-offset: -3px;
    }

    & label:has(:focus-visible) {
      outline: 2px solid CanvasText;
      outline-offset: 2px;
    }
  }
`

const table = css`
  & [role='rowgroup'] {
    min-inline-size: 58rem;
  }

  & [role='row'] {
    grid-template-columns: ${tracks};
    gap: ${space[4]};
    padding-inline: ${edge};
  }

  & [data-body] > [data-item]:not([data-heading]) {
    min-block-size: 2.75rem;
    padding-block: ${space[2]};
  }

  & [data-item] small:not([data-name] > small) {
    ${visuallyHidden}
  }
`

const cards = css`
  & [data-head] {
    ${visuallyHidden}
  }

  & [role='row'] {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space[3]};
    padding-inline: ${edge};
  }

  & [data-body] > [data-item]:not([data-heading]) {
    padding-block: ${space[4]};
  }

  & [data-item] {
    align-items: start;
  }

  & :is([data-name], [data-outcome], [data-long] > *) {
    grid-column: 1 / -1;
  }

  & [data-name] > small,
  & :is([data-store], [data-read], [data-yours]) > small {
    display: block;
    color: ${color.textMuted};
    font-size: ${fontSize.xs};
  }

  & label {
    min-block-size: 2.75rem;
    font-size: ${fontSize.sm};
  }

  & [data-heading] > [role='rowheader'] {
    padding-block: ${space[3]};
  }

  & [data-title] {
    grid-template-columns: auto minmax(0, 1fr);
    row-gap: 0;
  }

  & [data-title] > span {
    grid-column: 1 / -1;
  }
`

/** One rule for the whole table: its lines are plain elements, so that many of them mount fast. */
export const StyledTable = styled.div`
  position: relative;
  max-block-size: clamp(20rem, 100dvh - 18rem, 92rem);
  overflow: auto;
  overflow-anchor: none;
  scroll-padding-block-start: 2.75rem;
  border-block-start: 1px solid ${color.border};

  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }

  & [data-head] {
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
  }

  & [role='row'] {
    box-sizing: border-box;
    display: grid;
    align-items: center;
    border-block-end: 1px solid ${color.border};
  }

  & [data-head] > [role='row'] {
    min-block-size: 2.5rem;
    background: ${color.surface2};
    color: ${color.textMuted};
    font-size: ${fontSize.xs};
    font-weight: 500;
  }

  & [data-body] {
    position: relative;
  }

  & [data-body] > [role='row'] {
    position: absolute;
    inset-inline: 0;
    background: ${color.surface};
  }

  & [data-body] > [data-heading] {
    display: block;
    background: ${color.surface2};
  }

  & [data-heading] > [role='rowheader'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[1]} ${space[5]};
    min-block-size: 2.5rem;
    padding-block: ${space[1]};
  }

  & [data-title] {
    flex: 1 1 18rem;
    display: grid;
    grid-template-columns: auto auto minmax(0, 1fr);
    gap: ${space[3]};
    color: ${color.textMuted};
    line-height: 1.45;
    text-wrap: pretty;
  }

  & [data-title] > strong {
    color: ${color.text};
    font-weight: 600;
  }

  & [data-all] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]} ${space[5]};
  }

  & [data-sign] {
    flex: none;
    inline-size: 1rem;
    block-size: 1.45em;
    stroke-width: 2;
  }

  & [data-sign='conflict'] {
    color: ${color.warning};
  }

  & [data-sign='refused'] {
    color: ${color.danger};
  }

  & [data-sign='saved-differently'] {
    color: ${color.info};
  }

  & [data-sign='done'] {
    color: ${color.success};
  }

  & [data-item] > * {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  & [data-name] > bdi {
    font-weight: 550;
  }

  & [data-name] > small {
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
  }

  & [data-name] > button {
    display: block;
    margin-block-start: ${space[1]};
  }

  & [data-value] {
    display: -webkit-box;
    overflow: hidden;
    white-space: pre-wrap;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }

  & [data-open] [data-value] {
    display: block;
  }

  & [data-body] > [data-open] {
    align-items: start;
  }

  & :is([data-read], [data-quiet]) {
    color: ${color.textMuted};
  }

  & [data-yours] > span {
    display: inline-block;
    vertical-align: top;
    max-inline-size: 100%;
    font-weight: 500;
  }

  & [data-state='conflict'] > [data-yours] > span {
    padding-inline: 0.375rem;
    margin-inline-start: -0.375rem;
    border-radius: ${radius.xs};
    background: color-mix(in srgb, ${color.success} ${effect.tint}, transparent);
    font-weight: 600;
  }

  & [data-words] {
    display: flex;
    align-items: flex-start;
    gap: ${space[2]};
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
    font-weight: 500;
    line-height: 1.45;
  }

  & [data-words='refused'] {
    color: ${color.danger};
  }

  & [data-words='saved-differently'] {
    color: ${color.info};
  }

  & [data-heard] {
    ${visuallyHidden}
  }

  & [data-loading] {
    grid-column: 1 / -1;
    color: ${color.textMuted};
  }

  ${choice}

  &[data-layout='table'] {
    ${table}
  }

  &[data-layout='cards'] {
    ${cards}
  }
`

/** The line under the list: the effect of the choices, and the button that writes them. */
export const StyledFoot = styled.div`
  ${wrappingRow}
  position: sticky;
  inset-block-end: 0;
  z-index: 3;
  justify-content: space-between;
  gap: ${space[3]} ${space[5]};
  padding: ${space[4]} ${edge};
  border-block-start: 1px solid ${color.border};
  background: ${color.surface};

  & > p {
    ${base}
    flex: 1 1 18rem;
    color: ${color.textMuted};
    line-height: 1.5;
    text-wrap: pretty;
  }

  & strong {
    color: ${color.text};
    font-weight: 600;
  }

  ${narrow} {
    gap: ${space[2]} ${space[3]};
    padding-block: ${space[3]};

    & > p {
      flex-basis: 100%;
      font-size: ${fontSize.sm};
    }

    & > button {
      flex: 1 1 9rem;
    }
  }
`
