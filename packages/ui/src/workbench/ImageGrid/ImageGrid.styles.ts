import { css, styled } from 'styled-components'
import { base, tabularNumbers, turning, visuallyHidden, wrappingRow } from '../../theme/index.js'
import { color, fontSize, space } from '../../tokens/index.js'
import { check } from '../DiffTable/rowCheck.styles.js'
import { list, tiles } from './imageLayouts.styles.js'

/** Filters, and at the end how images are shown. Chips wrap, with room for their focus rings. */
export const StyledBar = styled.div`
  ${wrappingRow}
  justify-content: space-between;
  gap: ${space[3]} ${space[5]};
  padding-block-end: ${space[4]};
  padding-inline: var(--preview-start, ${space[5]}) var(--preview-end, ${space[5]});

  & > [role='radiogroup'] {
    min-inline-size: 0;
  }

  @container (max-width: 40rem) {
    & > :first-child {
      flex-wrap: nowrap;
      margin: calc(-1 * ${space[2]});
      padding: ${space[2]};
      overflow-x: auto;
      scrollbar-width: none;
    }

    & > :first-child > * {
      flex: none;
    }
  }
`

const states = css`
  & [data-sign='ready'] {
    color: ${color.success};
  }

  & [data-sign='review'] {
    color: ${color.warning};
  }

  & [data-sign='refused'] {
    color: ${color.danger};
  }

  & [data-sign='processing'] {
    ${turning}
  }

  & [data-state='excluded'] [data-picture] > * {
    opacity: 0.4;
  }

  & [data-state='excluded'] [data-name] {
    color: ${color.textMuted};
  }
`

/** One rule for all images: their elements are plain, so that many of them mount fast. */
export const StyledImageGrid = styled.div`
  ${base}
  ${tabularNumbers}
  position: relative;
  min-inline-size: 0;
  container-type: inline-size;
  background: ${color.surface};
  color: ${color.text};
  font-size: ${fontSize.sm};
  line-height: 1.4;

  &:focus {
    outline: none;
  }

  & [data-scroller] {
    position: relative;
    max-block-size: clamp(24rem, 100dvh - 14rem, 92rem);
    padding-block: 4px;
    padding-inline: var(--preview-start, ${space[5]}) var(--preview-end, ${space[5]});
    overflow: auto;
    overflow-anchor: none;
    scroll-padding-block: 4px;
  }

  & [data-body] {
    position: relative;
  }

  & [role='row'] {
    box-sizing: border-box;
    position: absolute;
    inset-inline: 0;
    display: grid;
  }

  & [role='gridcell'] {
    box-sizing: border-box;
    position: relative;
    min-inline-size: 0;
    cursor: default;
  }

  & [data-opens] {
    cursor: pointer;
  }

  & [role='gridcell']:focus {
    outline: none;
  }

  & [role='gridcell']:is(:focus-visible, :has(:focus-visible)) {
    outline: 2px solid ${color.focus};
    outline-offset: 1px;
  }

  & [data-check] > input:focus-visible {
    outline: none;
  }

  @media (hover: hover) {
    & [data-opens]:hover {
      border-color: ${color.borderControl};
      background: ${color.surface2};
    }
  }

  & [data-picture] {
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    place-items: center;
    min-inline-size: 0;
    background: ${color.surface2};
    color: ${color.textSubtle};
    overflow: hidden;
  }

  & [data-picture] > svg {
    inline-size: 1.5rem;
    block-size: 1.5rem;
    stroke-width: 1.5;
  }

  & [data-badge] {
    box-sizing: border-box;
    display: flex;
    align-items: center;
    gap: 0.375rem;
    min-inline-size: 0;
    color: ${color.text};
    line-height: 1.3;
  }

  & [data-badge] > svg {
    flex: none;
    inline-size: 0.875rem;
    block-size: 0.875rem;
  }

  & [data-badge] > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & [data-name] {
    min-inline-size: 0;
    font-weight: 500;
  }

  & [data-detail] {
    min-inline-size: 0;
    color: ${color.textMuted};
    overflow-wrap: anywhere;
  }

  ${check}
  ${states}

  &[data-view='grid'] {
    ${tiles}
  }

  &[data-view='list'] {
    ${list}
  }

  & [data-status] {
    ${visuallyHidden}
  }
`
