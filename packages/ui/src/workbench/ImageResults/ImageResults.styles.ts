import { styled } from 'styled-components'
import { trackLook } from '../../components/ProgressBar/index.js'
import { base, tabularNumbers, turning, visuallyHidden, wrappingRow } from '../../theme/index.js'
import { color, font, fontSize, space } from '../../tokens/index.js'

const narrow = '@container (max-width: 40rem)'
const edge = `clamp(${space[4]}, 4cqi, 1.375rem)`
const tracks = 'minmax(10rem, 1fr) 6rem 6rem 11rem 6.5rem minmax(8rem, 14rem)'

export const StyledImageResults = styled.section`
  ${base}
  ${tabularNumbers}
  container-type: inline-size;
  min-inline-size: 0;
  color: ${color.text};
  font-size: ${fontSize.md};
  line-height: 1.4;

  &:focus {
    outline: none;
  }
`

export const StyledFigures = styled.dl`
  ${base}
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  border-block-end: 1px solid ${color.border};

  & > div {
    display: grid;
    align-content: space-between;
    gap: ${space[1]};
    padding: ${space[4]} ${edge};
  }

  & > div + div {
    border-inline-start: 1px solid ${color.border};
  }

  & dt {
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
  }

  & dt > small {
    font-size: ${fontSize.xs};
  }

  & dd {
    margin: 0;
    font-family: ${font.display};
    font-size: ${fontSize['2xl']};
    font-weight: 640;
    line-height: 1.2;
    letter-spacing: -0.02em;
  }

  & [data-hidden] {
    ${visuallyHidden}
  }

  ${narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > :nth-child(3) {
      border-inline-start: 0;
    }

    & > :nth-child(n + 3) {
      border-block-start: 1px solid ${color.border};
    }
  }
`

export const StyledBar = styled.div`
  ${wrappingRow}
  gap: ${space[3]} ${space[5]};
  padding: ${space[3]} ${edge};

  & > p {
    ${base}
    flex: 1 1 20rem;
    color: ${color.textMuted};
    line-height: 1.5;
    text-wrap: pretty;
  }

  & > [role='radiogroup'] {
    flex: 0 1 auto;
    min-inline-size: 0;
  }
`

export const StyledTable = styled.div`
  position: relative;
  max-block-size: clamp(20rem, 100dvh - 14rem, 92rem);
  overflow: auto;
  overflow-anchor: none;
  scroll-padding-block-start: 2.75rem;
  border-block-start: 1px solid ${color.border};

  &:focus {
    outline: none;
  }

  & [role='rowgroup'] {
    min-inline-size: 46rem;
  }

  & [data-head] {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
  }

  & [role='row'] {
    box-sizing: border-box;
    display: grid;
    grid-template-columns: ${tracks};
    gap: ${space[4]};
    align-items: center;
    padding-inline: ${edge};
    border-block-end: 1px solid ${color.border};
  }

  & [data-head] > [role='row'] {
    min-block-size: 2.5rem;
    background: ${color.surface2};
    color: ${color.textMuted};
    font-size: ${fontSize.xs};
    font-weight: 500;
  }

  & [data-head] small {
    display: block;
    color: ${color.textSubtle};
    font-size: inherit;
    font-weight: 400;
  }

  & :is([data-column='before'], [data-column='after'], [data-column='similarity']),
  & :is([data-before], [data-after], [data-similarity]) {
    text-align: end;
    white-space: nowrap;
  }

  & [data-body] {
    position: relative;
  }

  & [data-body] > [role='row'] {
    position: absolute;
    inset-inline: 0;
    min-block-size: 2.75rem;
    padding-block: ${space[2]};
    background: ${color.surface};
  }

  & [data-item]:focus {
    outline: none;
  }

  & [data-item]:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
    background: ${color.surface3};
  }

  & [data-opens] {
    cursor: pointer;
  }

  @media (hover: hover) {
    & [data-opens]:hover {
      background: ${color.surface2};
    }
  }

  & [data-item] > * {
    min-inline-size: 0;
  }

  & [data-item] small {
    ${visuallyHidden}
  }

  & [data-file],
  & [data-after] {
    font-weight: 500;
  }

  & [data-before],
  & [data-similarity] {
    color: ${color.textMuted};
  }

  & [data-change] {
    display: flex;
    align-items: center;
    gap: ${space[3]};
  }

  & [data-change] > :last-child {
    flex: none;
    inline-size: 3rem;
    text-align: end;
  }

  & [data-track] {
    ${trackLook}
  }

  & [data-note] {
    display: grid;
    gap: ${space[1]};
    font-size: ${fontSize.sm};
  }

  & [data-note] > span {
    display: flex;
    align-items: flex-start;
    gap: 0.375rem;
  }

  & [data-note] svg {
    flex: none;
    inline-size: 0.875rem;
    block-size: 0.875rem;
    margin-block-start: 0.1875rem;
    color: ${color.textMuted};
  }

  & [data-note] [data-sign='info'] {
    color: ${color.info};
  }

  & [data-note] [data-sign='review'] {
    color: ${color.warning};
  }

  & [data-note] [data-sign='refused'] {
    color: ${color.danger};
  }

  & [data-note] [data-sign='processing'] {
    ${turning}
  }

  ${narrow} {
    & [role='rowgroup'] {
      min-inline-size: 0;
    }

    & [data-head] {
      ${visuallyHidden}
    }

    & [data-body] > [role='row'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: ${space[2]} ${space[3]};
      padding-block: ${space[3]};
    }

    & [data-item] > :is([data-file], [data-change], [data-note]) {
      grid-column: 1 / -1;
    }

    & [data-item] > :is([data-before], [data-after], [data-similarity]) {
      text-align: start;
    }

    & [data-item] small {
      display: block;
      position: static;
      inline-size: auto;
      block-size: auto;
      margin: 0;
      color: ${color.textSubtle};
      font-size: ${fontSize.xs};
      font-weight: 400;
      clip-path: none;
    }

    & [data-change] {
      order: 1;
    }

    & [data-note] {
      order: 2;
    }

    & [data-note]:empty {
      display: none;
    }
  }
`
