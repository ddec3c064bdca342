import { styled } from 'styled-components'
import {
  base,
  coarseTarget,
  focusRing,
  row,
  rowStates,
  singleColumn,
  tabularNumbers,
} from '../../theme/index.js'
import { color, fontSize, radius, space, upTo } from '../../tokens/index.js'

/** The store under the heading. */
export const StyledStore = styled.div`
  ${base}
  ${tabularNumbers}
  padding-block-end: ${space[2]};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  line-height: 1.4;
  overflow-wrap: anywhere;

  & > :first-child {
    display: inline-block;
    margin-inline-end: ${space[2]};
  }

  & > bdi + span::before {
    content: '·' / '';
    margin-inline: ${space[2]};
  }
`

/** Notices, and what is read in place of the filters. */
export const StyledNotices = styled.div`
  ${singleColumn}
  gap: ${space[3]};

  & + * {
    margin-block-start: ${space[5]};
  }
`

/** The filters beside what the current one offers, up to the edges of the dialog. */
export const StyledParts = styled.div`
  display: grid;
  grid-template-columns: 14.5rem minmax(0, 1fr);
  margin-inline: calc(-1 * ${space[6]});
  margin-block-end: calc(-1 * ${space[6]});
  border-block-start: 1px solid ${color.border};
  /* As high as the highest of them, so that nothing moves from one to the next. */
  min-block-size: min(31.5rem, 100dvh - 18rem);

  @media ${upTo.phone} {
    grid-template-columns: minmax(0, 1fr);
    margin-inline: calc(-1 * ${space[4]});
    min-block-size: 0;
  }
`

export const StyledFilters = styled.div`
  ${singleColumn}
  align-content: start;
  gap: ${space[1]};
  padding: ${space[4]} ${space[3]};

  @media ${upTo.phone} {
    gap: 0;
    padding: ${space[2]} ${space[1]};
  }
`

/** A filter with its current choice. */
export const StyledFilter = styled.button`
  ${row}
  ${coarseTarget}
  min-block-size: 2.75rem;
  color: ${color.text};

  ${rowStates}

  & > svg {
    color: ${color.textMuted};
  }

  & > span:first-of-type {
    flex: none;
  }

  & > span:last-of-type {
    ${tabularNumbers}
    flex: 1 1 auto;
    min-inline-size: 0;
    overflow: hidden;
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
    text-align: end;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  &[data-set] > span:last-of-type {
    color: ${color.accentText};
    font-weight: 550;
  }

  &[aria-selected='true'] {
    background: ${color.surface2};
  }

  /* As the current page in the sidebar: a piece of wire at the edge. */
  &[aria-selected='true']::before {
    content: '';
    position: absolute;
    inset-block: ${space[2]};
    inset-inline-start: calc(-1 * ${space[3]});
    inline-size: 3px;
    border-start-end-radius: ${radius.full};
    border-end-end-radius: ${radius.full};
    background: ${color.accentText};
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  @media (forced-colors: active) {
    &[aria-selected='true']::before {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`

export const StyledPane = styled.div`
  ${singleColumn}
  align-content: start;
  gap: ${space[5]};
  padding: ${space[5]} ${space[6]};
  border-inline-start: 1px solid ${color.border};
  color: ${color.text};

  @media ${upTo.phone} {
    padding: ${space[4]};
    border-block-start: 1px solid ${color.border};
    border-inline-start: 0;
  }
`

/** The choices of a filter; in a sheet on a phone. */
export const StyledChoices = styled.div`
  ${focusRing}
  ${singleColumn}
  gap: ${space[4]};
  border-radius: ${radius.sm};

  &:empty {
    display: none;
  }
`

export const StyledSheet = styled.div`
  ${singleColumn}
  gap: ${space[5]};
  padding: ${space[5]} ${space[4]};
  color: ${color.text};

  /* Clear of the close button. */
  & > h2 {
    ${base}
    margin-inline-end: ${space[12]};
    font-size: ${fontSize.xl};
    font-weight: 600;
  }
`

export const StyledStatuses = styled.fieldset`
  ${singleColumn}
  gap: ${space[1]};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > div {
    ${tabularNumbers}
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space[3]};
    min-block-size: 2.25rem;
  }

  & > div > span {
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
  }

  & label {
    color: ${color.text};
  }

  @media (pointer: coarse) {
    & > div {
      min-block-size: 3rem;
    }
  }
`

export const StyledSuggestions = styled.div`
  ${singleColumn}
  gap: ${space[2]};

  & > h3 {
    ${base}
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
    font-weight: 450;
  }

  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & > ul > li {
    min-inline-size: 0;
    max-inline-size: 100%;
  }
`

export const StyledSuggestion = styled.button`
  ${base}
  ${focusRing}
  ${coarseTarget}
  position: relative;
  max-inline-size: 100%;
  min-block-size: 2rem;
  padding: ${space[1]} ${space[3]};
  overflow: hidden;
  border: 1px solid ${color.borderControl};
  border-radius: ${radius.full};
  background: transparent;
  color: ${color.text};
  font-size: ${fontSize.sm};
  text-overflow: ellipsis;
  white-space: nowrap;
  cursor: pointer;

  &[aria-pressed='true'] {
    border-color: ${color.accentText};
    background: ${color.surface2};
    color: ${color.accentText};
  }

  @media (hover: hover) {
    &:hover {
      background: ${color.surface2};
    }
  }

  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      border-width: 3px;
    }
  }
`

/** The collections: only the rows in view are in the document. */
export const StyledCollections = styled.div`
  ${singleColumn}
  gap: ${space[3]};

  & > [role='listbox'] {
    ${focusRing}
    block-size: 11rem;
    overflow-y: auto;
    overscroll-behavior: contain;
    border: 1px solid ${color.border};
    border-radius: ${radius.md};
    scrollbar-width: thin;
  }

  & [data-body] {
    position: relative;
  }

  & [data-body] > [data-index] {
    ${focusRing}
    ${tabularNumbers}
    position: absolute;
    inset-inline: 0;
    display: grid;
    grid-template-columns: 1.125rem minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space[3]};
    box-sizing: border-box;
    min-block-size: 2.5rem;
    padding: ${space[2]} ${space[3]};
    color: ${color.text};
    font-size: ${fontSize.md};
    line-height: 1.3;
    cursor: pointer;
  }

  & [data-body] > [data-index]:focus-visible {
    outline-offset: -2px;
  }

  & [data-index] > svg {
    grid-column: 1;
    inline-size: 1.125rem;
    block-size: 1.125rem;
    color: ${color.accentText};
  }

  & [data-index] > span:first-of-type {
    grid-column: 2;
    overflow-wrap: anywhere;
  }

  & [data-index] > span + span {
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
  }

  @media (hover: hover) {
    & [data-index]:hover {
      background: ${color.surface2};
    }
  }

  & [aria-selected='true'] {
    background: ${color.surface2};
  }

  & > p {
    ${base}
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
  }

  @media (pointer: coarse) {
    & [data-body] > [data-index] {
      min-block-size: 3rem;
    }
  }
`

export const StyledFound = styled.div`
  ${singleColumn}
  gap: ${space[3]};

  & > div:first-child {
    ${tabularNumbers}
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space[1]} ${space[3]};
    min-block-size: 1.4rem;
    font-size: ${fontSize.sm};
    color: ${color.textMuted};
  }

  & h3 {
    ${base}
    color: ${color.text};
    font-size: ${fontSize.md};
    font-weight: 600;
  }
`

export const StyledProducts = styled.ul`
  ${tabularNumbers}
  margin: 0;
  padding: 0;
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  list-style: none;
  font-size: ${fontSize.sm};

  &[data-stale] {
    opacity: 0.55;
  }

  & > li {
    box-sizing: border-box;
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) 6rem;
    align-items: center;
    gap: ${space[3]};
    min-block-size: 2.25rem;
    padding: ${space[1]} ${space[4]};
  }

  & > li + li {
    border-block-start: 1px solid ${color.border};
  }

  & span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & > li > :nth-child(n + 2) {
    color: ${color.textMuted};
  }

  & > li > :last-child {
    text-align: end;
  }

  @media ${upTo.phone} {
    & > li {
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 0 ${space[3]};
      padding-block: ${space[2]};
    }

    & > li > :first-child {
      grid-column: 1 / -1;
    }
  }
`

export const StyledNothing = styled.div`
  ${singleColumn}
  gap: ${space[1]};
  padding: ${space[6]} ${space[4]};
  border: 1px dashed ${color.borderControl};
  border-radius: ${radius.md};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  text-align: center;
  text-wrap: balance;

  & > strong {
    color: ${color.text};
    font-size: ${fontSize.md};
    font-weight: 600;
  }
`

/** The result of the filters before the buttons. */
export const StyledSummary = styled.div`
  ${base}
  ${tabularNumbers}
  flex: 1 1 12rem;
  align-self: center;
  min-inline-size: 0;
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  line-height: 1.4;

  & > strong {
    display: block;
    color: ${color.text};
    font-size: ${fontSize.xl};
    font-weight: 600;
    letter-spacing: -0.01em;
    line-height: 1.25;
  }

  & > span + span::before {
    content: '·' / '';
    margin-inline: ${space[2]};
  }

  @media ${upTo.phone} {
    flex-basis: 100%;
  }
`
