import { css, styled } from 'styled-components'
import { base, focusRing, visuallyHidden } from '../../theme/index.js'
import { color, fontSize, radius, space, upTo } from '../../tokens/index.js'
import { badgeLook } from '../Badge/index.js'
import { trackLook } from '../ProgressBar/index.js'
import { captionLook, tableType } from '../Table/base.styles.js'
import { groupSize } from './groupSize.js'
import { signs } from './signs.js'

/** Each job is a card: name and status, then the time, then the bar. The column headers are buttons above the cards. */
const cards = css`
  & thead {
    position: static;
  }

  & thead > tr {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]} ${space[5]};
    padding: ${space[2]} ${space[4]};
  }

  & tbody[data-skippable] {
    contain-intrinsic-block-size: auto calc(${groupSize} * 7rem);
  }

  & tbody > tr {
    grid-template:
      'name status' auto
      'started started' auto
      'progress progress' auto / minmax(0, 1fr) fit-content(50%);
    gap: ${space[2]} ${space[3]};
    padding: ${space[4]};
  }

  & tbody > tr > :nth-child(1) {
    grid-area: name;
    align-self: start;
  }

  & tbody > tr > :nth-child(2) {
    grid-area: started;
    font-size: ${fontSize.sm};
  }

  & tbody > tr > :nth-child(3) {
    grid-area: status;
    align-self: start;
  }

  & tbody > tr > :nth-child(4) {
    grid-area: progress;
  }

  & tbody > tr > :nth-child(5):not(:empty) {
    grid-column: 1 / -1;
    justify-content: flex-start;
    margin-inline-start: -0.6875rem;
  }

  & thead > tr > :nth-child(5),
  & tbody > tr > :nth-child(5):empty {
    display: none;
  }
`

/**
 * One rule for the whole table: its rows are plain elements, so that a thousand of them mount fast.
 * Each row is its own grid, and off-screen rows of a long table are not laid out.
 */
export const StyledJobTable = styled.div`
  ${tableType}
  isolation: isolate;
  container-type: inline-size;

  & :is(table, thead, tbody) {
    display: block;
  }

  & caption {
    display: block;
    ${captionLook}
  }

  & tr {
    box-sizing: border-box;
    display: grid;
    grid-template-columns:
      minmax(0, 2.5fr) minmax(0, 1.15fr) minmax(7rem, 1.1fr)
      minmax(0, 1.4fr);
    align-items: center;
    gap: ${space[4]};
    padding-inline: ${space[6]};
  }

  & :where([data-actions]) tr {
    grid-template-columns: minmax(0, 3fr) minmax(0, 1.3fr) 7rem minmax(0, 1.2fr) 5rem;
    column-gap: ${space[3]};
  }

  & :where([data-texts]) tr {
    grid-template-columns: minmax(0, 2.2fr) minmax(0, 1fr) minmax(7rem, 1.5fr) minmax(0, 1.1fr);
  }

  & :where([data-texts][data-actions]) tr {
    grid-template-columns: minmax(0, 2.2fr) minmax(0, 1fr) minmax(7rem, 1.5fr) minmax(0, 1.1fr) 5rem;
  }

  & :is(th, td) {
    min-inline-size: 0;
    padding: 0;
    font-weight: 400;
    overflow-wrap: anywhere;
    text-align: start;
  }

  & thead {
    position: sticky;
    inset-block-start: var(--sticky-start, 0);
    z-index: 1;
    border-block-end: 1px solid ${color.border};
    background: ${color.surface2};

    @media (max-height: 480px) {
      position: static;
    }
  }

  & thead > tr {
    min-block-size: 2.625rem;
  }

  & thead button {
    ${base}
    ${focusRing}
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
    min-block-size: 1.5rem;
    padding: 0;
    border: 0;
    border-radius: ${radius.xs};
    background: none;
    color: ${color.textMuted};
    font-size: ${fontSize.xs};
    font-weight: 500;
    line-height: 1.4;
    text-align: start;
    cursor: pointer;
  }

  & thead button::after {
    content: '';
    position: absolute;
    inset-block: -0.625rem;
    inset-inline: calc(-1 * ${space[2]});
  }

  & thead button:disabled {
    cursor: default;
  }

  & [aria-sort] > button {
    color: ${color.text};
    font-weight: 550;
  }

  & thead svg {
    flex: none;
    inline-size: 0.875rem;
    block-size: 0.875rem;
    stroke-width: 2;
  }

  & tbody > tr {
    min-block-size: 3.25rem;
    padding-block: ${space[3]};
  }

  & tbody[data-skippable] {
    contain-intrinsic-block-size: auto calc(${groupSize} * 3.25rem);
    content-visibility: auto;
  }

  & tbody > tr:not(:last-child),
  & tbody:not(:last-child) > tr {
    border-block-end: 1px solid ${color.border};
  }

  & tbody > tr > th {
    font-weight: 500;
  }

  & tbody small {
    color: ${color.textSubtle};
    font-size: inherit;
    font-weight: 400;
  }

  & tbody > tr > :nth-child(2) {
    color: ${color.textMuted};
  }

  & tr > :nth-child(5) {
    display: flex;
    justify-content: flex-end;
  }

  & thead th:nth-child(5) {
    color: ${color.textMuted};
    font-size: ${fontSize.xs};
    font-weight: 500;
  }

  & [data-tone] {
    ${badgeLook}
    ${signs}
  }

  /* Words that wrap stay off the edge. */
  & [data-texts] [data-tone] {
    box-sizing: border-box;
    padding-block: 0.1875rem;
  }

  & tbody > tr > :nth-child(4) {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    color: ${color.textMuted};
    font-size: ${fontSize.xs};
  }

  & [role='progressbar'] {
    ${trackLook}
  }

  & [role='progressbar'] + span {
    min-inline-size: 3em;
    text-align: end;
  }

  & tbody[data-skippable] [data-sign]::before {
    animation: none;
  }

  & tbody[data-waiting] {
    visibility: hidden;
  }

  @media (hover: hover) {
    & thead button:hover:enabled {
      color: ${color.text};
    }

    & tbody > tr:hover {
      background: color-mix(in srgb, ${color.surface2} 55%, transparent);
    }
  }

  @media ${upTo.phone} {
    ${cards}
  }

  @container (max-width: 34rem) {
    ${cards}
  }
`

export const StyledAnnouncement = styled.p`
  ${visuallyHidden}
`
