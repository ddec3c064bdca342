import { styled } from 'styled-components'
import {
  base,
  caption,
  focusRing,
  nameTile,
  panel,
  singleColumn,
  tabularNumbers,
  visuallyHidden,
  wrappingRow,
} from '../../theme/index.js'
import { color, font, fontSize, radius, space } from '../../tokens/index.js'

export const StyledRecipe = styled.section`
  ${base}
  container-type: inline-size;
  ${singleColumn}
  gap: ${space[4]};
  color: ${color.text};
`

export const StyledCard = styled.div`
  ${panel}
`

export const StyledHead = styled.div`
  ${wrappingRow}
  justify-content: space-between;
  gap: ${space[4]};
  padding: ${space[5]};

  @container (max-width: 40rem) {
    padding-inline: ${space[4]};
  }

  & > div:first-child {
    flex: 1 1 16rem;
    min-inline-size: 0;
  }

  & h2 {
    ${base}
    font-size: ${fontSize.xl};
    font-weight: 600;
    line-height: 1.3;
    overflow-wrap: anywhere;
  }

  & p {
    ${base}
    ${tabularNumbers}
    margin-block-start: ${space[1]};
    ${caption}
  }
`

export const StyledActions = styled.div`
  ${wrappingRow}
  gap: ${space[3]};
`

export const StyledSteps = styled.ol`
  ${base}
  padding: 0;
  list-style: none;
`

/** Half of the number of a step, which is as high as wide, and how far its centre is from the top. */
const half = '0.75rem'
const centre = `calc(${space[3]} + 1.25rem)`

/** One step. The wire runs from number to number; nothing is clipped, as menus open over the next step. */
export const StyledStep = styled.li`
  --_inset: ${space[5]};

  position: relative;
  display: grid;
  grid-template-columns: 1.5rem auto minmax(0, 1fr) auto auto auto auto;
  align-items: center;
  gap: ${space[1]} ${space[4]};
  padding: ${space[3]} var(--_inset);
  border-block-start: 1px solid ${color.border};

  &::before,
  &::after {
    content: '';
    position: absolute;
    inset-inline-start: calc(var(--_inset) + ${half} - 1px);
    inline-size: 2px;
    background: ${color.border};
  }

  &::before {
    inset-block: 0 auto;
    block-size: calc(${centre} - ${half});
  }

  &::after {
    inset-block: calc(${centre} + ${half}) 0;
  }

  &:first-child::before,
  &:last-child::after {
    content: none;
  }

  &[data-lit]::before,
  &[data-lit]::after {
    background: ${color.accentText};
  }

  &[data-dragged] {
    background: ${color.surface2};
    opacity: 0.6;
  }

  /* Where a dragged step would go. */
  &[data-drop='before'] {
    box-shadow: inset 0 3px 0 ${color.accentText};
  }

  &[data-drop='after'] {
    box-shadow: inset 0 -3px 0 ${color.accentText};
  }

  @media (forced-colors: active) {
    &::before,
    &::after,
    &[data-lit]::before,
    &[data-lit]::after {
      background: CanvasText;
    }

    &[data-drop='before'] {
      border-block-start: 3px solid Highlight;
    }

    &[data-drop='after'] {
      border-block-end: 3px solid Highlight;
    }
  }

  @container (max-width: 40rem) {
    --_inset: ${space[4]};

    grid-template-columns: 1.5rem minmax(0, 1fr) auto auto;
    column-gap: ${space[3]};
    row-gap: 0;
  }
`

export const StyledNumber = styled.span`
  display: grid;
  place-items: center;
  align-self: start;
  box-sizing: border-box;
  inline-size: calc(2 * ${half});
  block-size: calc(2 * ${half});
  margin-block-start: calc(${centre} - ${space[3]} - ${half});
  border: 2px solid ${color.borderControl};
  border-radius: ${radius.full};
  background: ${color.surface};
  color: ${color.textMuted};
  font-family: ${font.mono};
  font-size: ${fontSize.axis};
  font-weight: 550;
  line-height: 1;

  [data-lit] > & {
    border-color: ${color.accentText};
    color: ${color.accentText};
  }
`

export const StyledTile = styled.span`
  ${nameTile}

  [data-on] > & {
    color: ${color.accentText};
  }

  @container (max-width: 40rem) {
    display: none;
  }
`

/** The name and the options of a step; a button where they can be edited. */
export const StyledName = styled.div`
  ${focusRing}
  min-inline-size: 0;
  padding: 0;
  border: 0;
  border-radius: ${radius.sm};
  background: none;
  color: inherit;
  font: inherit;
  font-size: ${fontSize.md};
  line-height: 1.4;
  text-align: start;

  &:enabled {
    cursor: pointer;
  }

  @media (hover: hover) {
    &:enabled:hover > strong {
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
  }

  & > strong {
    display: block;
    font-weight: 600;
    overflow-wrap: break-word;
  }

  & > span {
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
    overflow-wrap: break-word;
  }

  li:not([data-on]) > & > strong {
    color: ${color.textMuted};
  }

  /* The result, the switch and the menu are below. */
  @container (max-width: 40rem) {
    grid-column: 2 / -1;
    padding-block: ${space[1]};
  }
`

export const StyledResult = styled.div`
  ${tabularNumbers}
  display: grid;
  justify-items: end;
  font-size: ${fontSize.sm};
  line-height: 1.4;
  text-align: end;

  & > strong {
    font-weight: 600;
  }

  & > span {
    color: ${color.textMuted};
  }

  & > [data-tone='warning'] {
    color: ${color.warning};
  }

  @container (max-width: 40rem) {
    grid-column: 2;
    justify-items: start;
    text-align: start;
  }
`

/** The name of the step is beside the switch, or above it. */
export const StyledSwitch = styled.div`
  & label {
    column-gap: 0;
  }

  & strong {
    ${visuallyHidden}
  }
`

/** Narrow cards have no room for a handle: the menu moves steps too. */
export const StyledGrip = styled.div`
  & > button {
    cursor: grab;
    touch-action: none;
  }

  & > button:active {
    cursor: grabbing;
  }

  & > button:disabled {
    cursor: not-allowed;
  }

  @container (max-width: 40rem) {
    display: none;
  }
`

export const StyledNothing = styled.p`
  ${base}
  grid-column: 3 / -1;
  ${caption}

  @container (max-width: 40rem) {
    grid-column: 2 / -1;
  }
`

export const StyledMisfit = styled.p`
  ${base}
  grid-column: 3 / -1;
  display: flex;
  align-items: flex-start;
  gap: ${space[2]};
  color: ${color.warning};
  font-size: ${fontSize.sm};
  line-height: 1.4;

  & > svg {
    flex: none;
    inline-size: 1rem;
    block-size: 1.4em;
    stroke-width: 1.75;
  }

  @container (max-width: 40rem) {
    grid-column: 2 / -1;
  }
`

export const StyledEnd = styled.div`
  ${tabularNumbers}
  ${wrappingRow}
  justify-content: space-between;
  gap: ${space[3]} ${space[4]};
  padding: ${space[4]} ${space[5]};
  border-end-start-radius: inherit;
  border-end-end-radius: inherit;
  border-block-start: 1px solid ${color.border};
  background: ${color.surface};
  ${caption}

  & > p {
    ${base}
    flex: 1 1 16rem;
  }

  & > p > strong {
    color: ${color.text};
    font-weight: 600;
  }

  @container (max-width: 40rem) {
    padding-inline: ${space[4]};

    & > div,
    & > div > * {
      inline-size: 100%;
    }
  }
`

export const StyledEmpty = styled.p`
  ${base}
  padding: ${space[8]} ${space[5]};
  border-block-start: 1px solid ${color.border};
  color: ${color.textMuted};
  font-size: ${fontSize.md};
  text-align: center;
`

export const StyledNote = styled.p`
  ${base}
  display: flex;
  align-items: flex-start;
  gap: ${space[2]};
  ${caption}

  & > svg {
    flex: none;
    inline-size: 1rem;
    block-size: 1.4em;
    stroke-width: 1.75;
  }
`

export const StyledHidden = styled.p`
  ${visuallyHidden}
`
