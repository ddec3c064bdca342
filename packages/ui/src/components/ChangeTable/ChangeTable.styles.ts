import { styled } from 'styled-components'
import { base, tabularNumbers, visuallyHidden } from '../../theme/index.js'
import { color, font, fontSize, radius, space } from '../../tokens/index.js'
import { wire } from './wire.styles.js'

/** Columns from this container width; below it the values of a row stack. */
const narrow = '41.99rem'

export const StyledRoom = styled.div`
  container-type: inline-size;
  border-start-start-radius: inherit;
  border-start-end-radius: inherit;
  overflow: clip;
`

export const StyledTable = styled.table`
  ${base}
  inline-size: 100%;
  border-spacing: 0;
  border-collapse: separate;
  table-layout: fixed;
  color: ${color.text};
  font-size: ${fontSize.base};
  line-height: 1.5;

  &[data-align='end'] {
    ${tabularNumbers}
  }

  @container (max-width: ${narrow}) {
    display: block;
  }
`

export const StyledHead = styled.thead`
  @container (max-width: ${narrow}) {
    ${visuallyHidden}
  }
`

export const StyledHeadRow = styled.tr``

export const StyledHeader = styled.th`
  position: relative;
  box-sizing: border-box;
  block-size: 3.25rem;
  padding: ${space[2]} ${space[8]};
  border-block-end: 1px solid ${color.border};
  background: ${color.surface2};
  color: ${color.textMuted};
  font-family: ${font.mono};
  font-size: ${fontSize.xs};
  font-weight: 500;
  text-align: start;

  &[data-name] {
    inline-size: 24%;
    padding-inline-start: ${space[6]};
  }

  &[data-after] {
    color: ${color.text};
  }

  &[data-wire]:last-child {
    inline-size: 38%;
  }

  [data-align='end'] &:not([data-name]) {
    text-align: end;
  }

  &[data-wire] {
    ${wire}
  }
`

export const StyledNode = styled.span`
  position: absolute;
  inset-block-start: calc(50% - 1.125rem);
  inset-inline-start: -1.125rem;
  z-index: 1;
  display: grid;
  place-items: center;
  inline-size: 2.25rem;
  block-size: 2.25rem;
  border: 1px solid ${color.neonEdge};
  border-radius: ${radius.full};
  background: ${color.surface};
  color: ${color.accentText};

  & > svg {
    inline-size: 1.0625rem;
    block-size: 1.0625rem;
    stroke-width: 1.75;
  }
`

export const StyledBody = styled.tbody`
  @container (max-width: ${narrow}) {
    display: block;
  }
`

export const StyledRow = styled.tr`
  &:not(:first-child) > * {
    border-block-start: 1px solid ${color.border};
  }

  &[data-total] > * {
    background: ${color.surface2};
    font-weight: 600;
  }

  &[data-total] > [data-after] {
    font-weight: 600;
  }

  @container (max-width: ${narrow}) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    padding: ${space[4]};

    &:not(:first-child) {
      border-block-start: 1px solid ${color.border};
    }

    &:not(:first-child) > * {
      border-block-start: 0;
    }

    &[data-total] {
      background: ${color.surface2};
    }
  }
`

export const StyledName = styled.th`
  padding: ${space[4]} ${space[6]};
  font-size: ${fontSize.md};
  font-weight: 500;
  text-align: start;
  vertical-align: baseline;
  overflow-wrap: anywhere;

  @container (max-width: ${narrow}) {
    padding: 0 0 ${space[2]};
  }
`

export const StyledCell = styled.td`
  position: relative;
  padding: ${space[4]} ${space[8]};
  color: ${color.textMuted};
  vertical-align: baseline;
  overflow-wrap: anywhere;

  &[data-after] {
    color: ${color.text};
    font-weight: 500;
  }

  [data-align='end'] & {
    text-align: end;
  }

  &[data-wire] {
    ${wire}
  }

  @container (max-width: ${narrow}) {
    padding-block: ${space[1]};
    padding-inline: ${space[4]} 0;
    border-inline-start: 2px solid ${color.border};

    &[data-after] {
      border-inline-start-color: ${color.neonEdge};
    }

    &[data-wire]::before,
    &[data-wire]::after {
      content: none;
    }

    [data-align='end'] & {
      display: flex;
      flex-wrap: wrap;
      gap: ${space[1]} ${space[4]};
      align-items: baseline;
      justify-content: space-between;
    }
  }
`

/** Repeats the column headers in a stacked row; the headers stay for assistive technology. */
export const StyledLabel = styled.span`
  display: none;
  color: ${color.textSubtle};
  font-family: ${font.mono};
  font-size: ${fontSize.xs};
  font-weight: 500;

  @container (max-width: ${narrow}) {
    display: block;
  }
`
