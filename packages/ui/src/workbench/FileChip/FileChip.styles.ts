import { keyframes, styled } from 'styled-components'
import {
  base,
  coarseTarget,
  focusRing,
  softTransition,
  tabularNumbers,
  visuallyHidden,
  wrappingRow,
} from '../../theme/index.js'
import {
  color,
  duration,
  easing,
  effect,
  fontSize,
  layer,
  radius,
  space,
  upTo,
} from '../../tokens/index.js'
import { liveTile } from '../LiveFile/index.js'

/** The width below which the chip shows only the name. */
const narrow = '(max-width: 40rem)'

/** The width below which it has no room for the extension either. */
const narrowest = '(max-width: 22.5rem)'

export const StyledRoot = styled.div`
  ${base}
  position: relative;
  display: flex;
  gap: ${space[1]};
  /* The name gets shorter before the bar takes a second line. */
  flex: 1 1 12rem;
  min-inline-size: 0;
  max-inline-size: max-content;

  @media ${upTo.phone} {
    position: static;
    flex: 1 1 0;
    max-inline-size: none;
  }
`

export const StyledChip = styled.button`
  ${base}
  ${focusRing}
  ${softTransition}
  ${coarseTarget}
  ${tabularNumbers}
  position: relative;
  display: block;
  max-inline-size: min(24rem, 100%);
  min-inline-size: 0;
  min-block-size: 2.375rem;
  padding: ${space[1]} ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surface2};
  color: ${color.text};
  font-size: ${fontSize.sm};
  font-weight: 500;
  line-height: 1.3;
  text-align: start;
  cursor: pointer;

  @media ${upTo.phone} {
    max-inline-size: 100%;
    padding-inline: ${space[2]};
  }

  &[aria-expanded='true'] {
    border-color: ${color.borderControl};
  }

  @media (hover: hover) {
    &:hover {
      border-color: ${color.borderControl};
      background: ${color.surface3};
    }
  }
`

/** A file that is also open: its icon; its name says the rest. */
export const StyledAlso = styled.button`
  ${base}
  ${focusRing}
  ${softTransition}
  ${coarseTarget}
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 2.375rem;
  min-block-size: 2.375rem;
  border: 1px dashed ${color.borderControl};
  border-radius: ${radius.md};
  background: transparent;
  color: ${color.textMuted};
  cursor: pointer;

  & > svg {
    inline-size: 1.125rem;
    block-size: 1.125rem;
  }

  @media (hover: hover) {
    &:hover {
      background: ${color.surface3};
      color: ${color.text};
    }
  }
`

/**
 * Visible part of the chip; its name says the same in words. Where there is not enough room, the name of
 * the file gets shorter, down to `--least`, and then the state.
 */
export const StyledLook = styled.span`
  display: grid;
  grid-template-columns: auto auto minmax(var(--least), 1fr) minmax(0, max-content) auto;
  align-items: center;

  & > * + * {
    margin-inline-start: ${space[2]};
  }

  /* The lamp and the letter of the store, or the sign of the store and the lamp, are in the first columns. */
  & > bdi {
    grid-column: 3;
  }

  & > svg {
    grid-column: 5;
    inline-size: 1rem;
    block-size: 1rem;
    color: ${color.textSubtle};
    stroke-width: 1.75;
  }

  /* A phone has room for the name; the rest is in the popover. */
  @media ${narrow} {
    grid-template-columns: auto auto minmax(0, 1fr);

    & > * + * {
      margin-inline-start: 0.375rem;
    }

    & > svg {
      display: none;
    }
  }

  /* A live file has a second line there, with its age. */
  @media ${narrow} {
    &[data-live] > :is(span, svg) {
      grid-row: 1 / 3;
    }

    &[data-live] > bdi {
      grid-row: 1;
    }
  }

  @media ${narrowest} {
    & > bdi > :last-child {
      display: none;
    }
  }
`

/** The sign of a store, in place of its letter. */
export const StyledStore = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  border: 1px solid ${color.border};
  border-radius: ${radius.sm};
  background: ${color.surface};
  ${liveTile}

  & > svg {
    inline-size: 0.875rem;
    block-size: 0.875rem;
    stroke-width: 1.75;
  }

  /* A phone has no room for a tile. */
  @media ${narrow} {
    inline-size: 1.125rem;
    block-size: 1.125rem;
    border-color: transparent;
    background: none;
  }

  @media (max-width: 26rem) {
    display: none;
  }
`

export const StyledWhole = styled.span`
  ${visuallyHidden}
`

export const StyledState = styled.span`
  grid-column: 4;
  color: ${color.textMuted};
  font-weight: 400;
  white-space: nowrap;
  overflow: hidden;
  text-overflow: ellipsis;

  &[data-tone='danger'] {
    color: ${color.danger};
  }

  @media ${narrow} {
    display: none;

    [data-live] > && {
      display: block;
      grid-area: 2 / 3;
      font-size: ${fontSize.xs};
    }

    [data-live] > &&::before {
      display: none;
    }
  }

  &::before {
    content: '';
    display: inline-block;
    inline-size: 3px;
    block-size: 3px;
    margin-inline-end: ${space[2]};
    vertical-align: middle;
    border-radius: ${radius.full};
    background: ${color.textSubtle};
  }

  @media (forced-colors: active) {
    &::before {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`

/** The letter of the store alone; its name is in the popover. */
export const StyledLetter = styled.span`
  display: inline-flex;

  & bdi {
    display: none;
  }
`

const unfold = keyframes`
  from {
    opacity: 0.2;
    transform: translateY(calc(-1 * ${space[1]}));
  }
`

export const StyledPopover = styled.div`
  ${base}
  position: absolute;
  inset-block-start: calc(100% + ${space[2]});
  inset-inline-start: 0;
  z-index: ${layer.dialog};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  inline-size: min(25rem, 100vw - 2 * ${space[4]});
  max-block-size: calc(100dvh - 6rem);
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background: light-dark(${color.surface}, ${color.surface2});
  box-shadow: ${effect.topLight}, ${effect.shadow3};
  color: ${color.text};
  overflow-y: auto;
  overscroll-behavior: contain;
  animation: ${unfold} ${duration.fast} ${easing.out};

  &:focus {
    outline: none;
  }

  & > * {
    padding: ${space[4]};
  }

  & > * + * {
    border-block-start: 1px solid ${color.border};
  }

  /* Here the chip is near the end of the window. */
  @media ${upTo.tablet} {
    inset-inline: auto 0;
  }

  @media ${upTo.phone} {
    inset-inline: ${space[4]};
    inset-block-start: calc(100% + ${space[1]});
    inline-size: auto;
  }

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }

  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`

export const StyledFacts = styled.div`
  display: grid;
  gap: ${space[1]};

  & > strong {
    font-size: ${fontSize.base};
    font-weight: 600;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
`

export const StyledJobs = styled.section`
  display: grid;
  gap: ${space[1]};

  & > h2 {
    ${base}
    color: ${color.textSubtle};
    font-size: ${fontSize.xs};
    font-weight: 500;
  }
`

export const StyledJobList = styled.ul`
  ${base}
  display: grid;
  gap: ${space[2]};
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[3]};
    min-block-size: 2.5rem;
  }

  & > li > span {
    display: grid;
    min-inline-size: 0;
    font-size: ${fontSize.md};
    line-height: 1.4;
    overflow-wrap: anywhere;
  }

  & > li > span > b {
    display: -webkit-box;
    overflow: hidden;
    font-weight: inherit;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }

  & small {
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
  }

  & > li > :last-child {
    flex: none;
  }
`

export const StyledActions = styled.div`
  ${wrappingRow}
  gap: ${space[2]};

  /* The words of each ghost are in line with the text above, on whichever line it is. */
  & > [data-variant='ghost'] {
    margin-inline: calc(-1 * ${space[3]}) ${space[2]};
  }
`
