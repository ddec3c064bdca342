import { css } from 'styled-components'
import { color, duration, easing, effect, font, fontSize, radius, space } from '../tokens/index.js'

/** The base of every component: its box model and type, so that no page styles are needed. */
export const base = css`
  box-sizing: border-box;
  margin: 0;
  font-family: ${font.body};
`

/** A row of items that wrap where there is little room. */
export const wrappingRow = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
`

/** A grid of one column that is never wider than its place. */
export const singleColumn = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-inline-size: 0;
`

/** Small muted text. */
export const caption = css`
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  line-height: 1.4;
`

/** The focus ring: an outline, so that forced colours keep it. Use it inside the component's rule. */
export const focusRing = css`
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 3px;
  }
`

/** A panel surface: a border, light from above, a soft shadow. */
export const panel = css`
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
  box-shadow: ${effect.topLight}, ${effect.shadow1};
  color: ${color.text};

  @media print {
    break-inside: avoid;
  }
`

/** The dashed square around the icon of an empty place. */
export const emptyTile = css`
  display: grid;
  place-items: center;
  inline-size: 3.25rem;
  block-size: 3.25rem;
  margin-block-end: ${space[2]};
  border: 1px dashed ${color.borderControl};
  border-radius: ${radius.lg};
  color: ${color.textSubtle};

  & > svg {
    inline-size: 1.375rem;
    block-size: 1.375rem;
    stroke-width: 1.75;
  }
`

/** The square around the icon before the name of a file or a step. */
export const nameTile = css`
  box-sizing: border-box;
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 2.5rem;
  block-size: 2.5rem;
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surface2};
  box-shadow: ${effect.topLight};
  color: ${color.textMuted};

  & > svg {
    inline-size: 1.125rem;
    block-size: 1.125rem;
    stroke-width: 1.75;
  }
`

/** The square around the icon before the name of something to start. */
export const accentTile = css`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 2.5rem;
  block-size: 2.5rem;
  border-radius: ${radius.md};
  background: ${color.surface3};
  color: ${color.accentText};

  & > svg {
    inline-size: 1.125rem;
    block-size: 1.125rem;
    stroke-width: 1.75;
  }
`

/** The page heading in the dashboard; it receives focus on navigation without a focus ring. */
export const pageTitle = css`
  ${base}
  font-family: ${font.display};
  font-size: ${fontSize.title};
  font-weight: 640;
  line-height: 1.1;
  letter-spacing: -0.03em;
  overflow-wrap: break-word;
  text-wrap: balance;

  &:focus {
    outline: none;
  }
`

/** The eyebrow over a big heading, with a piece of wire before it. */
export const eyebrow = css`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  color: ${color.textSubtle};
  font-family: ${font.mono};
  font-size: ${fontSize.xs};
  font-weight: 500;
  line-height: 1.4;

  &::before {
    content: '';
    flex: none;
    inline-size: 1.25rem;
    block-size: 2px;
    border-radius: ${radius.full};
    background: ${color.accentText};
    -webkit-print-color-adjust: exact;
    print-color-adjust: exact;
  }

  @media (forced-colors: active) {
    &::before {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`

/** The states of a native checkbox or switch: border and background. */
export const tickable = css`
  @media (hover: hover) {
    &:hover:enabled {
      border-color: ${color.textSubtle};
    }
  }

  &[aria-invalid='true']:enabled {
    border-color: ${color.danger};
    box-shadow: 0 0 0 1px ${color.danger};
  }

  &:disabled {
    border-color: ${color.border};
    background: ${color.surface2};
  }
`

/** Visually hidden, but read by assistive technology. */
export const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

/** Tabular figures, for numbers that change or are compared. */
export const tabularNumbers = css`
  font-variant-numeric: tabular-nums lining-nums;
`

/**
 * Transitions colours and small moves during interaction only, so that a theme change is instant.
 * None with reduced motion.
 */
export const softTransition = css`
  @media (prefers-reduced-motion: no-preference) {
    &:is(:hover, :active, :focus-visible, :focus-within) {
      transition-property: background-color, border-color, color, box-shadow, transform, opacity;
      transition-duration: ${duration.fast};
      transition-timing-function: ${easing.standard};
    }
  }
`

/** Grows the hit area to 44 px on coarse pointers without affecting layout. The element must be positioned. */
export const coarseTarget = css`
  @media (pointer: coarse) {
    &::after {
      content: '';
      position: absolute;
      inset-block: min(0px, (100% - 44px) / 2);
      inset-inline: min(0px, (100% - 44px) / 2);
    }
  }
`

/** A line that is pressed, in a list of such lines: its box, its words and the sign before them. */
export const row = css`
  ${base}
  ${focusRing}
  ${softTransition}
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[3]};
  inline-size: 100%;
  min-block-size: 2.25rem;
  padding: ${space[1]} ${space[3]};
  border: 0;
  border-radius: ${radius.md};
  background: transparent;
  color: ${color.textMuted};
  font-size: ${fontSize.md};
  font-weight: 450;
  line-height: 1.3;
  text-align: start;
  cursor: pointer;

  & > svg {
    flex: none;
    inline-size: 1.125em;
    block-size: 1.125em;
    color: ${color.textSubtle};
    stroke-width: 1.75;
  }
`

/** A line under the pointer and pressed. Goes behind what gives the line another colour at rest. */
export const rowStates = css`
  @media (hover: hover) {
    &:hover {
      background: color-mix(in srgb, ${color.text} 7%, transparent);
      color: ${color.text};
    }
  }

  &:active {
    background: color-mix(in srgb, ${color.text} 12%, transparent);
  }
`

/** One of the things that a list over the page offers. Goes behind its height, which fingers raise. */
export const option = css`
  ${base}
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[1]} ${space[3]};
  outline: none;
  color: ${color.text};
  font-size: ${fontSize.md};
  line-height: 1.3;
  text-decoration: none;
  overflow-wrap: anywhere;
  cursor: pointer;

  @media (pointer: coarse) {
    min-block-size: 2.75rem;
  }
`
