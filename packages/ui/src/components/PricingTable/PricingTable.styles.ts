import { styled } from 'styled-components'
import { base, tabularNumbers, visuallyHidden } from '../../theme/index.js'
import { color, effect, font, fontSize, radius, space, upTo } from '../../tokens/index.js'

/** Overhang of the highlighted plan above and below the list. */
const raise = '0.875rem'

export const StyledTable = styled.div`
  ${base}
  container-type: inline-size;
  color: ${color.text};
`

/** The rows of all plans are the rows of this grid, so that they stay aligned when text wraps. */
export const StyledPlans = styled.div`
  display: grid;
  grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  border: 1px solid ${color.border};
  border-radius: ${radius.xl};
  background: ${color.surface};
  box-shadow: ${effect.topLight}, ${effect.shadow2};

  @container ${upTo.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @container (max-width: 37.5rem) {
    grid-template-columns: minmax(0, 1fr);
  }

  @media print {
    break-inside: avoid;
  }
`

export const StyledPlan = styled.article`
  ${base}
  position: relative;
  display: grid;
  grid-row: span 8;
  grid-template-rows: subgrid;
  padding: ${space[8]} ${space[6]} ${space[6]};

  & + & {
    border-inline-start: 1px solid ${color.border};
  }

  &[data-highlighted] {
    z-index: 1;
    margin: -${raise} -1px;
    padding-block: calc(${space[8]} + ${raise} - 1px) calc(${space[6]} + ${raise} - 1px);
    border: 1px solid color-mix(in srgb, ${color.accentText} 70%, transparent);
    border-radius: ${radius.lg};
    background: color-mix(in srgb, ${color.neon} 4%, ${color.surface2});
    box-shadow: ${effect.topLight}, ${effect.shadow3};
  }

  [data-theme='light'] &[data-highlighted] {
    background: ${color.surface};
  }

  &[data-highlighted] + & {
    border-inline-start-color: transparent;
  }

  /* The lit edge. */
  &[data-highlighted]::before {
    content: '';
    position: absolute;
    inset-block-start: -1px;
    inset-inline: ${space[6]};
    block-size: 3px;
    border-radius: ${radius.full};
    background: ${color.neonEdge};
    box-shadow: ${effect.glowSoft};
  }

  @container ${upTo.tablet} {
    &:nth-child(odd) {
      border-inline-start: 0;
    }

    &:nth-child(n + 3) {
      border-block-start: 1px solid ${color.border};
    }

    &[data-highlighted] {
      margin: -1px;
      padding-block: calc(${space[8]} + 1px) ${space[6]};
      border: 1px solid color-mix(in srgb, ${color.accentText} 70%, transparent);
    }
  }

  @container (max-width: 37.5rem) {
    padding-inline: ${space[5]};

    & + & {
      border-block-start: 1px solid ${color.border};
      border-inline-start: 0;
    }

    &[data-highlighted] {
      border: 1px solid color-mix(in srgb, ${color.accentText} 70%, transparent);
    }

    &[data-highlighted] + & {
      border-block-start-color: transparent;
    }
  }

  @media (forced-colors: active) {
    &[data-highlighted] {
      outline: 2px solid Highlight;
    }

    &[data-highlighted]::before {
      background: Highlight;
      forced-color-adjust: none;
    }
  }

  @media print {
    break-inside: avoid;

    &,
    &[data-highlighted] {
      padding-block: ${space[5]} ${space[3]};
    }
  }
`

export const StyledName = styled.h3`
  ${base}
  font-family: ${font.mono};
  font-size: ${fontSize.xs};
  font-weight: 550;
  line-height: 1.4;
  letter-spacing: 0.02em;
`

export const StyledTagline = styled.p`
  ${base}
  margin-block-start: ${space[1]};
  color: ${color.textMuted};
  font-size: ${fontSize.md};
  line-height: 1.5;
  text-wrap: pretty;
`

export const StyledPrice = styled.p`
  ${base}
  ${tabularNumbers}
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[1]} ${space[2]};
  margin-block-start: ${space[5]};

  & > b {
    font-family: ${font.display};
    font-size: ${fontSize.price};
    font-weight: 640;
    line-height: 1;
    letter-spacing: -0.04em;
    white-space: nowrap;
  }

  & > b > span {
    font-size: 0.5em;
    font-weight: 600;
    letter-spacing: 0.08em;
    vertical-align: 0.62em;
  }

  & > span {
    color: ${color.textSubtle};
    font-size: ${fontSize.sm};
  }
`

export const StyledBefore = styled.p`
  ${base}
  ${tabularNumbers}
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[2]};
  margin-block-start: ${space[2]};
  color: ${color.textSubtle};
  font-size: ${fontSize.sm};
  line-height: 1.6;

  & > strong {
    color: ${color.accentText};
    font-weight: 550;
  }
`

export const StyledHidden = styled.span`
  ${visuallyHidden}
`

export const StyledAmount = styled.div`
  margin-block: ${space[6]};
  padding-block: ${space[4]};
  border-block: 1px solid ${effect.hairline};

  & > p {
    ${base}
    ${tabularNumbers}
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space[2]};
    margin-block-end: ${space[3]};
    font-size: ${fontSize.sm};
    line-height: 1.5;
  }

  & > p > strong {
    font-weight: 550;
  }

  & > p > span {
    color: ${color.textSubtle};
  }

  @media print {
    margin-block: ${space[4]};
  }
`

export const StyledCells = styled.div`
  --_filled: ${color.textMuted};
  display: grid;
  grid-template-columns: repeat(var(--cells), minmax(0, 1fr));
  gap: 2px;
  block-size: 0.625rem;
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;

  & > i {
    box-sizing: border-box;
    border-radius: 2px;
    background: color-mix(in srgb, ${color.textMuted} 18%, transparent);
  }

  & > i[data-filled] {
    background: var(--_filled);
  }

  [data-highlighted] & {
    --_filled: ${color.neonEdge};
  }

  /* Unlimited single imports: marks instead of cells, fading out at the edge. */
  &[data-unlimited] {
    background: repeating-linear-gradient(90deg, ${color.textMuted} 0 3px, transparent 3px 6px);
    mask-image: linear-gradient(90deg, ${color.black} 60%, transparent);
  }

  &[data-unlimited]:dir(rtl) {
    mask-image: linear-gradient(-90deg, ${color.black} 60%, transparent);
  }

  @media (forced-colors: active) {
    & > i {
      border: 1px solid CanvasText;
    }

    & > i[data-filled] {
      border-color: Highlight;
      background: Highlight;
      forced-color-adjust: none;
    }

    &[data-unlimited] {
      background: repeating-linear-gradient(90deg, CanvasText 0 3px, Canvas 3px 6px);
      forced-color-adjust: none;
    }
  }
`

export const StyledFeatures = styled.ul`
  ${base}
  display: grid;
  align-content: start;
  gap: ${space[3]};
  margin-block-end: ${space[6]};
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: 1rem minmax(0, 1fr);
    gap: ${space[3]};
    color: ${color.textMuted};
    font-size: ${fontSize.md};
    line-height: 1.45;
  }

  & svg {
    inline-size: 1rem;
    block-size: 1.45em;
    color: ${color.accentText};
    stroke-width: 2.25;
  }

  @media (forced-colors: active) {
    & svg {
      color: CanvasText;
    }
  }

  @media print {
    margin-block-end: ${space[1]};
  }
`

export const StyledTrial = styled.p`
  ${base}
  margin-block-start: ${space[3]};
  color: ${color.textSubtle};
  font-size: ${fontSize.sm};
  line-height: 1.5;
  text-align: center;
`

export const StyledNotes = styled.ul`
  ${base}
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[6]};
  margin-block-start: calc(${space[5]} + ${raise});
  padding: 0;
  color: ${color.textSubtle};
  font-size: ${fontSize.sm};
  line-height: 1.5;
  list-style: none;

  & > li {
    display: inline-flex;
    gap: ${space[2]};
  }

  & svg {
    flex: none;
    inline-size: 1rem;
    block-size: 1.5em;
    stroke-width: 1.75;
  }

  & i {
    flex: none;
    align-self: center;
    inline-size: 0.5rem;
    block-size: 0.625rem;
    border-radius: 2px;
    background: ${color.textMuted};
  }

  @media (forced-colors: active) {
    & i {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`
