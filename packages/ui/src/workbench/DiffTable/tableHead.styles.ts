import { css } from 'styled-components'
import { base } from '../../theme/index.js'
import { color, fontSize, radius, space } from '../../tokens/index.js'
import { lines } from './lines.styles.js'

/** The column headers, which stay at the top, and the buttons of their menus. */
export const head = css`
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

  & [data-head] [role='columnheader'] {
    position: relative;
  }

  & [data-head] button {
    ${base}
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
    min-inline-size: 0;
    max-inline-size: calc(100% + 2 * ${space[1]});
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

  & [data-head] :is(button, [role='columnheader']) > span:not([data-resize]) {
    ${lines}
    line-height: 1rem;
    overflow-wrap: normal;
    text-wrap: balance;
    -webkit-line-clamp: 2;
  }

  & [data-head] button > svg {
    flex: none;
    inline-size: 0.875rem;
    block-size: 0.875rem;
    color: ${color.textSubtle};
  }

  /* The menu of a column without changes shows its sign when it is wanted, beside its own text. */
  & [data-head] button:not([data-changes]) > svg:last-child {
    position: absolute;
    inset-inline-start: 100%;
    inline-size: 0.75rem;
    opacity: 0;
  }

  & [data-head] [data-number] > button > svg:last-child {
    order: -1;
  }

  & [data-head] [data-number] > button:not([data-changes]) > svg:last-child {
    inset-inline: auto 100%;
  }

  & [data-head] button:is(:hover, :focus-visible, [aria-expanded='true']) > svg:last-child {
    opacity: 1;
  }

  & [data-resize] {
    position: absolute;
    inset-block: 0;
    inset-inline-end: -0.28125rem;
    z-index: 1;
    display: grid;
    place-items: center;
    inline-size: 0.5625rem;
    cursor: col-resize;
    touch-action: none;
    user-select: none;
  }

  & [data-resize]:focus {
    outline: none;
  }

  & [data-resize]::before {
    content: '';
    inline-size: 1px;
    block-size: 1.125rem;
    background: ${color.borderControl};
  }

  & [data-resize='active'] {
    z-index: 3;
  }

  & [data-resize='active']::before {
    inline-size: 3px;
    block-size: 100%;
    background: ${color.focus};
  }

  /* Through the rows in view. */
  & [data-resize='active']::after {
    content: '';
    position: absolute;
    inset-block-start: 100%;
    inset-inline-start: calc(50% - 0.5px);
    inline-size: 1px;
    block-size: calc(var(--view) - 2.5rem);
    background: ${color.focus};
    pointer-events: none;
  }

  & [data-width] {
    position: absolute;
    inset-inline-end: calc(100% + 1px);
    padding: ${space[1]} ${space[2]};
    border: 1px solid ${color.borderControl};
    border-radius: ${radius.sm};
    background: ${color.surface3};
    color: ${color.text};
    line-height: 1.2;
  }

  @media (pointer: coarse) {
    & [data-resize] {
      inset-inline-end: -0.75rem;
      inline-size: 1.5rem;
    }
  }

  @media (forced-colors: active) {
    & [data-resize]::before {
      background: CanvasText;
    }

    & [data-resize='active']::before,
    & [data-resize='active']::after {
      background: Highlight;
    }
  }

  & [data-head] [data-excluded] > button > span {
    text-decoration: line-through;
  }

  @media (hover: hover) {
    & [data-head] button:hover {
      color: ${color.text};
    }
  }
`
