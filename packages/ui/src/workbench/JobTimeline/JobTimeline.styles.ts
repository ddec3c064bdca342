import { styled } from 'styled-components'
import { base, tabularNumbers, wrappingRow } from '../../theme/index.js'
import { color, effect, fontSize, radius, space } from '../../tokens/index.js'

const edge = `clamp(${space[4]}, 4cqi, 1.375rem)`

/** Up to this width an entry takes two lines. */
const narrow = '@container (max-width: 44rem)'

/** The middle of the point of an entry of two lines. */
const middle = '2.125rem'

export const StyledJobTimeline = styled.section`
  ${base}
  ${tabularNumbers}
  container-type: inline-size;
  color: ${color.text};
`

export const StyledHead = styled.div`
  ${wrappingRow}
  justify-content: space-between;
  gap: ${space[3]} ${space[5]};
  padding: ${space[4]} ${edge};
  border-block-end: 1px solid ${color.border};

  & > p {
    ${base}
    flex: 1 1 16rem;
    color: ${color.textMuted};
    font-size: ${fontSize.md};
    line-height: 1.5;
    text-wrap: pretty;
  }

  &[data-named] {
    border-block-start: 1px solid ${color.border};
    background: ${color.surface2};
  }

  & :is(h3, h4) {
    ${base}
    font-size: ${fontSize.md};
    font-weight: 600;
    line-height: 1.5;
  }
`

/** The columns of all entries are aligned. */
export const StyledEntries = styled.ol`
  --_point: 1.25rem;

  ${base}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) repeat(3, auto);
  padding: 0;
  list-style: none;
`

/** The wire runs through what is applied. */
export const StyledEntry = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: subgrid;
  grid-column: 1 / -1;
  align-items: center;
  gap: ${space[1]} ${space[4]};
  padding: ${space[3]} ${edge};
  font-size: ${fontSize.md};
  line-height: 1.4;

  &:not(:last-child) {
    border-block-end: 1px solid ${color.border};
  }

  &::before {
    content: '';
    position: absolute;
    inset-block: 0 -1px;
    inset-inline-start: calc(${edge} + var(--_point) / 2 - 1px);
    inline-size: 2px;
    background: ${color.border};
  }

  &:last-child::before {
    inset-block-end: 50%;
  }

  &:first-child::before {
    inset-block-start: 50%;
  }

  &:only-child::before {
    content: none;
  }

  &[data-lit]::before {
    background: ${color.neonEdge};
    box-shadow: 0 0 9px 1px ${effect.wireUnder};
  }

  [data-theme='light'] &[data-lit]::before {
    box-shadow: none;
  }

  & > div {
    min-inline-size: 0;
  }

  & strong {
    display: -webkit-box;
    overflow: hidden;
    font-weight: 550;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow-wrap: anywhere;
  }

  & p {
    ${base}
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
  }

  & > time {
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
    text-align: end;
  }

  & > :last-child {
    display: flex;
    justify-content: flex-end;
  }

  & > :last-child[data-below] {
    flex-wrap: wrap;
  }

  & > [data-wide] {
    grid-column: 4 / -1;
  }

  ${narrow} {
    grid-template-columns: var(--_point) minmax(0, 1fr) auto;

    &:last-child::before {
      inset-block-end: calc(100% - ${middle});
    }

    &:first-child::before {
      inset-block-start: ${middle};
    }

    & > time {
      grid-area: 1 / 3;
      align-self: start;
      padding-block-start: 0.125rem;
    }

    & > :last-child {
      grid-area: 2 / 3;
    }

    & > [data-wide],
    & > [data-below] {
      grid-area: 2 / 2 / auto / -1;
      justify-content: flex-start;
      margin-inline-start: calc(-1 * ${space[3]});
    }

    & > [data-below]:not([data-wide]) {
      grid-row: 3;
    }
  }

  @media (forced-colors: active) {
    &::before {
      background: GrayText;
      forced-color-adjust: none;
    }

    &[data-lit]::before {
      background: CanvasText;
      box-shadow: none;
    }
  }
`

export const StyledName = styled.div`
  &[data-place] {
    display: grid;
    grid-template-columns: 1rem minmax(0, 1fr);
    gap: ${space[2]};
  }

  & > svg {
    inline-size: 1rem;
    block-size: 1rem;
    margin-block-start: 0.175rem;
    color: ${color.textMuted};
  }

  &[data-place='store'] > svg {
    color: ${color.accentText};
  }
`

export const StyledPoint = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  box-sizing: border-box;
  inline-size: var(--_point);
  block-size: var(--_point);
  border: 2px solid ${color.borderControl};
  border-radius: ${radius.full};
  background: ${color.surface};
  color: ${color.textMuted};

  ${narrow} {
    align-self: start;
    margin-block-start: ${space[3]};
  }

  [data-lit] > & {
    border-color: ${color.accentText};
    color: ${color.accentText};
  }

  & > svg {
    inline-size: 0.6875rem;
    block-size: 0.6875rem;
    stroke-width: 2.5;
  }
`

export const StyledState = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[1]};

  ${narrow} {
    grid-area: 2 / 2;
    justify-content: flex-start;
  }
`
