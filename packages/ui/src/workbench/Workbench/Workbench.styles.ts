import { styled } from 'styled-components'
import {
  base,
  benchHeight,
  fillsWindow,
  focusRing,
  panel,
  tabularNumbers,
  visuallyHidden,
  wrappingRow,
} from '../../theme/index.js'
import {
  color,
  duration,
  effect,
  font,
  fontSize,
  layer,
  radius,
  space,
  upTo,
} from '../../tokens/index.js'

export const StyledBench = styled.section`
  ${base}
  ${panel}
  ${benchHeight}
  /* The room around what a tab shows. */
  --bench-padding: ${space[5]};

  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  overflow: clip;
  /* Scrolled to, it has the header of its page above it. */
  scroll-margin-block-start: 11rem;

  & [role='tablist'] {
    padding-inline: ${space[3]};
  }

  & [role='tab'] {
    min-block-size: 2.75rem;
  }

  & > div > [role='tabpanel'] {
    padding: 0;
  }

  & > div > [role='tabpanel']:focus-visible {
    outline-offset: -2px;
  }

  &[data-expanded] {
    --row-lines: none;
    --tag-lines: none;
    position: fixed;
    inset: 0;
    z-index: ${layer.drawer};
    border: 0;
    border-radius: 0;
    overflow-y: auto;
  }

  & > [data-views] {
    flex: 1 0 auto;
  }

  /* The content of a view scrolls, and the bars around it stay. */
  @media ${fillsWindow} {
    & > [data-views] {
      display: flex;
      flex-direction: column;
    }

    & > div > [role='tabpanel']:not([hidden]) {
      display: flex;
      flex: 1 1 22rem;
      flex-direction: column;
      min-block-size: 0;
      overflow-y: auto;
    }
  }

  @media ${upTo.phone} {
    --bench-padding: ${space[4]};
    /* Right below the top bar. */
    scroll-margin-block-start: -2.25rem;

    &:not([data-expanded]) {
      margin-inline: calc(-1 * ${space[4]});
      border-inline: 0;
      border-radius: 0;
    }

    & [role='tablist'] {
      gap: 0;
      padding-inline: ${space[2]} 0;
    }

    & [role='tab'] {
      padding-inline: ${space[2]};
    }
  }
`

/** On phones the chip names the file, so that its heading is only for assistive technology. */
export const StyledHiddenHeading = styled.h2`
  ${visuallyHidden}
`

export const StyledNotices = styled.div`
  display: grid;
  gap: ${space[2]};
  padding: 0 ${space[5]} ${space[3]};

  & > :last-child:is(button) {
    justify-self: start;
  }

  @media ${upTo.phone} {
    padding: ${space[3]} ${space[4]};
  }
`

/** The line on privacy wraps before the tabs scroll. */
export const StyledEnd = styled.div`
  flex: 0 1000 auto;
  min-inline-size: 9rem;
  padding-inline-end: ${space[5]};

  @media ${upTo.phone} {
    flex: none;
    min-inline-size: auto;
    padding-inline-end: ${space[2]};
  }
`

/** Shown over the head of the options while it has focus. */
export const StyledSkip = styled.button`
  ${base}
  ${focusRing}
  position: absolute;
  inset-block-start: 0.375rem;
  inset-inline-start: ${space[3]};
  z-index: 4;
  min-block-size: 2.75rem;
  padding-inline: ${space[4]};
  border: 1px solid ${color.borderControl};
  border-radius: ${radius.md};
  background: ${color.surface3};
  color: ${color.text};
  font-size: ${fontSize.md};
  font-weight: 550;

  &:not(:focus) {
    ${visuallyHidden}
  }
`

/** Options, wire, preview. */
export const StyledBody = styled.div`
  --_options: 19rem;

  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-block-size: 24rem;

  @media (min-width: 100rem) {
    --_options: 20.5rem;
  }

  /* Filters have several controls in a line. */
  &:has([data-filters-open]) {
    --_options: 21.25rem;
  }

  /* The progress or the result of a job. */
  &[data-brief] {
    min-block-size: 0;
  }

  &[data-split] {
    grid-template-columns: var(--_options) minmax(0, 1fr);
  }

  &[data-pictures] {
    --_options: 21.75rem;
  }

  @media ${fillsWindow} {
    flex: 1 0 0;
    grid-template-rows: minmax(0, 1fr);
    min-block-size: 0;
  }
`

export const StyledOptions = styled.div`
  min-inline-size: 0;
  padding: 0 ${space[5]} ${space[5]};

  @media ${fillsWindow} {
    overflow-y: auto;
    padding-block-end: 0;
    overscroll-behavior: contain;
    scrollbar-width: thin;
    scrollbar-color: ${color.borderControl} transparent;
    /* Clear of the head and of the fade. */
    scroll-padding-block: 4.5rem 3.25rem;

    &::after {
      content: '';
      position: sticky;
      inset-block-end: 0;
      z-index: 1;
      display: block;
      block-size: 2.75rem;
      margin-inline: calc(-1 * ${space[5]});
      background: linear-gradient(transparent, ${color.surface});
      pointer-events: none;
    }
  }

  @media (forced-colors: active) {
    &::after {
      display: none;
    }
  }
`

export const StyledPreview = styled.div`
  --preview-start: ${space[5]};

  min-inline-size: 0;

  &:focus {
    outline: none;
  }

  @media ${fillsWindow} {
    display: flex;
    flex-direction: column;
    min-block-size: 0;
    overflow-y: auto;

    & > * {
      flex: none;
    }

    /* A table takes the room that is left, and scrolls its rows. */
    & > [data-fills] {
      display: flex;
      flex: 1 1 0;
      flex-direction: column;
      min-block-size: 15rem;
    }

    & > [data-fills] > * {
      flex: none;
    }

    & > [data-fills] > [data-scroller] {
      flex: 0 1 auto;
      min-block-size: 0;
      max-block-size: 92rem;
    }
  }

  /* Where the preview begins, clear of the node on the wire. Its rows run up to the wire. */
  [data-split] > & {
    --preview-start: 2.125rem;
  }

  /* In line with the tabs and the cards. */
  @media ${upTo.phone} {
    --preview-start: ${space[4]};
    --preview-end: ${space[4]};
  }
`

/** Lit while the preview is the result of the options. */
export const StyledWire = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: calc(var(--_options) - 1px);
  /* Above the fixed parts of a table beside it. */
  z-index: 3;
  inline-size: 2px;
  background: ${color.borderControl};
  pointer-events: none;

  /* Opacity fades without work for the page, unlike a colour. */
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    background: ${color.neonEdge};
    box-shadow: 0 0 9px 1px ${effect.wireUnder};
    opacity: 0;

    @media (prefers-reduced-motion: no-preference) {
      transition: opacity ${duration.medium};
    }
  }

  &[data-lit]::before {
    opacity: 1;
  }

  [data-theme='light'] &::before {
    box-shadow: none;
  }

  & > span {
    position: absolute;
    inset-block-start: 0.6875rem;
    inset-inline-start: calc(1px - 1.0625rem);
    display: grid;
    place-items: center;
    box-sizing: border-box;
    inline-size: 2.125rem;
    block-size: 2.125rem;
    border: 1.5px solid ${color.borderControl};
    border-radius: ${radius.full};
    background: ${color.surface};
    color: ${color.textSubtle};
  }

  &[data-lit] > span {
    border-color: ${color.neonEdge};
    color: ${color.accentText};
  }

  & svg {
    inline-size: 1rem;
    block-size: 1rem;
    stroke-width: 1.75;
  }

  @media (forced-colors: active) {
    inline-size: 0;
    border-inline-start: 2px solid CanvasText;

    &::before {
      display: none;
    }

    &[data-lit] {
      border-inline-start-color: Highlight;
    }
  }
`

export const StyledFooter = styled.div`
  ${base}
  ${tabularNumbers}
  position: sticky;
  inset-block-end: 0;
  z-index: 4;
  ${wrappingRow}
  justify-content: flex-end;
  gap: ${space[2]} ${space[3]};
  min-block-size: 4rem;
  padding: ${space[2]} ${space[5]};
  border-block-start: 1px solid ${color.border};
  background: ${color.surface};
  color: ${color.textMuted};
  font-size: ${fontSize.md};
  line-height: 1.4;

  /* At the other end than what acts on the changes. */
  & > [data-options] {
    margin-inline-end: auto;
  }

  @media ${upTo.phone} {
    flex-wrap: nowrap;
    min-block-size: 4rem;
    padding: ${space[2]} ${space[4]} max(${space[2]}, env(safe-area-inset-bottom));

    &:has(> p) {
      flex-wrap: wrap;
    }

    & > button,
    & > a {
      flex: 1 1 auto;
      min-block-size: 2.75rem;
    }
  }

  @media (max-height: 480px) {
    position: static;
  }

  @media print {
    display: none;
  }
`

/** Reason why the main button is off: beside it, on phones above it. */
export const StyledReason = styled.p`
  ${base}
  color: ${color.textMuted};
  font-size: ${fontSize.sm};

  @media ${upTo.phone} {
    flex: 1 0 100%;
    text-align: end;
  }
`

/** Explains the lock in the head of a column. */
export const StyledLegend = styled.p`
  ${base}
  display: flex;
  align-items: center;
  gap: ${space[2]};
  margin-inline-end: auto;
  color: ${color.textMuted};
  font-size: ${fontSize.sm};

  & > svg {
    flex: none;
    inline-size: 0.875rem;
    block-size: 0.875rem;
    color: ${color.textSubtle};
  }
`

export const StyledHints = styled.ul`
  ${base}
  display: none;
  flex: 1 1 0;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[4]};
  max-block-size: 1.5rem;
  padding: 0;
  overflow: hidden;
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  list-style: none;

  @media (pointer: fine) {
    display: flex;
  }

  & > li {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    white-space: nowrap;
  }

  & kbd {
    padding: 0 ${space[2]};
    border: 1px solid ${color.border};
    border-radius: ${radius.sm};
    background: ${color.surface3};
    font-family: ${font.mono};
    font-size: ${fontSize.axis};
    line-height: 1.375rem;
  }
`

export const StyledLive = styled.div`
  ${visuallyHidden}
`
