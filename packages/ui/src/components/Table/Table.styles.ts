import { css, styled } from 'styled-components'
import { visuallyHidden } from '../../theme/index.js'
import { color, fontSize, space, upTo } from '../../tokens/index.js'
import { captionLook, tableType } from './base.styles.js'

/** Each row is a card; every value has the header of its column beside it. */
const cards = css`
  display: block;

  & > :is(caption, tbody) {
    display: block;
  }

  & > thead {
    display: none;
  }

  & > tbody > tr {
    display: grid;
    gap: ${space[2]};
    padding: ${space[4]} ${space[6]};
  }

  &&& > tbody > tr > :not([colspan]) {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space[4]};
    block-size: auto;
    padding: 0;
    text-align: start;
  }

  &&& > tbody > tr > [data-bare] {
    justify-content: flex-end;
  }

  &&& > tbody > tr > th:not([colspan]) {
    justify-content: flex-start;
  }

  & > tbody > tr > [colspan] {
    display: block;
  }

  && > tbody > tr > td > [data-label] {
    display: inline;
  }
`

export const StyledPanel = styled.div`
  container: table / inline-size;
`

/**
 * One rule for the whole table: its parts are plain elements, so that many rows mount fast. Cards
 * and rows extend to the edge of the panel around the table.
 */
export const StyledTable = styled.table`
  ${tableType}
  inline-size: 100%;
  border-collapse: collapse;

  & > caption {
    ${captionLook}
  }

  & > thead > tr {
    background: ${color.surface2};
  }

  & > thead > tr > th {
    padding: ${space[3]};
    border-block-end: 1px solid ${color.border};
    color: ${color.textMuted};
    font-size: ${fontSize.xs};
    font-weight: 500;
    text-align: start;
  }

  & > tbody > tr + tr {
    border-block-start: 1px solid ${color.border};
  }

  & > tbody > tr > :not([colspan]) {
    box-sizing: border-box;
    min-inline-size: 0;
    block-size: 3.25rem;
    padding: 0.625rem ${space[3]};
    font-weight: 400;
    overflow-wrap: anywhere;
    text-align: start;
    vertical-align: middle;
  }

  & > tbody > tr > th:not([colspan]) {
    font-weight: 550;
  }

  & > * > tr > :first-child:not([colspan]) {
    padding-inline-start: ${space[6]};
  }

  & > * > tr > :last-child:not([colspan]) {
    padding-inline-end: ${space[6]};
  }

  & > * > tr > [data-align='end']:not([colspan]) {
    text-align: end;
  }

  & > thead > tr > th > span {
    ${visuallyHidden}
  }

  & > tbody > tr > [colspan] {
    padding: ${space[6]};
    color: ${color.textMuted};
    text-align: center;
  }

  /* The column header beside the value; shown, and read, only in cards. */
  & > tbody > tr > td > [data-label] {
    display: none;
    flex: none;
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
  }

  @container table (max-width: 36rem) {
    ${cards}
  }

  @media ${upTo.phone} {
    ${cards}

    & > caption:not([data-hidden]),
    & > tbody > tr {
      padding-inline: ${space[4]};
    }
  }
`
