import { css, styled } from 'styled-components'
import { base, tabularNumbers, visuallyHidden } from '../../theme/index.js'
import { color, fontSize, space, upTo } from '../../tokens/index.js'

/** Rows are cards on narrow screens, and in narrow panels on wide screens. */
const onNarrowScreens = `@media ${upTo.phone}`
const inNarrowPanels = '@container table (max-width: 36rem)'

const block = css`
  display: block;
`

export const StyledPanel = styled.div`
  container: table / inline-size;
`

/** Cards and rows extend to the edge of the panel around the table. */
export const StyledTable = styled.table`
  ${base}
  ${tabularNumbers}
  inline-size: 100%;
  border-collapse: collapse;
  color: ${color.text};
  font-size: ${fontSize.md};
  line-height: 1.4;

  ${onNarrowScreens} {
    ${block}
  }

  ${inNarrowPanels} {
    ${block}
  }
`

export const StyledCaption = styled.caption`
  padding: ${space[4]} ${space[6]};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  text-align: start;

  &[data-hidden] {
    ${visuallyHidden}
    padding: 0;
  }

  ${inNarrowPanels} {
    ${block}
  }

  ${onNarrowScreens} {
    ${block}
    padding-inline: ${space[4]};
  }
`

const hidden = css`
  display: none;
`

export const StyledHead = styled.thead`
  ${onNarrowScreens} {
    ${hidden}
  }

  ${inNarrowPanels} {
    ${hidden}
  }
`

export const StyledHeadRow = styled.tr`
  background: ${color.surface2};
`

export const StyledHeader = styled.th`
  padding: ${space[3]};
  border-block-end: 1px solid ${color.border};
  color: ${color.textMuted};
  font-size: ${fontSize.xs};
  font-weight: 500;
  text-align: start;

  &:first-child {
    padding-inline-start: ${space[6]};
  }

  &:last-child {
    padding-inline-end: ${space[6]};
  }

  &[data-align='end'] {
    text-align: end;
  }

  & > span {
    ${visuallyHidden}
  }
`

export const StyledBody = styled.tbody`
  ${onNarrowScreens} {
    ${block}
  }

  ${inNarrowPanels} {
    ${block}
  }
`

const card = css`
  display: grid;
  gap: ${space[2]};
  padding: ${space[4]} ${space[6]};
`

export const StyledRow = styled.tr`
  & + & {
    border-block-start: 1px solid ${color.border};
  }

  ${inNarrowPanels} {
    ${card}
  }

  ${onNarrowScreens} {
    ${card}
    padding-inline: ${space[4]};
  }
`

const cellOfCard = css`
  &&& {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space[4]};
    block-size: auto;
    padding: 0;
    text-align: start;
  }

  &&&[data-bare] {
    justify-content: flex-end;
  }

  &&&:is(th) {
    justify-content: flex-start;
  }
`

export const StyledCell = styled.td`
  box-sizing: border-box;
  min-inline-size: 0;
  block-size: 3.25rem;
  padding: 0.625rem ${space[3]};
  font-weight: 400;
  overflow-wrap: anywhere;
  text-align: start;
  vertical-align: middle;

  &:first-child {
    padding-inline-start: ${space[6]};
  }

  &:last-child {
    padding-inline-end: ${space[6]};
  }

  &[data-align='end'] {
    text-align: end;
  }

  &:is(th) {
    font-weight: 550;
  }

  ${onNarrowScreens} {
    ${cellOfCard}
  }

  ${inNarrowPanels} {
    ${cellOfCard}
  }
`

const shown = css`
  display: inline;
`

/** The column header beside the value; shown, and read, only in cards. */
export const StyledLabel = styled.span`
  display: none;
  flex: none;
  color: ${color.textMuted};
  font-size: ${fontSize.sm};

  ${onNarrowScreens} {
    ${shown}
  }

  ${inNarrowPanels} {
    ${shown}
  }
`

export const StyledEmpty = styled.td`
  padding: ${space[6]};
  color: ${color.textMuted};
  text-align: center;

  ${onNarrowScreens} {
    ${block}
  }

  ${inNarrowPanels} {
    ${block}
  }
`
