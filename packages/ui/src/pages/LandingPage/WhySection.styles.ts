import { styled } from 'styled-components'
import { base, tabularNumbers } from '../../theme/index.js'
import { color, font, fontSize, space, upTo } from '../../tokens/index.js'

export const StyledReasons = styled.ul`
  ${base}
  padding: 0;
  border-block-end: 1px solid ${color.border};
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    grid-template-rows: 1fr 1fr;
    gap: ${space[2]} ${space[10]};
    padding-block: ${space[8]};
    border-block-start: 1px solid ${color.border};
  }

  & h3 {
    ${base}
    grid-area: 1 / 1 / -1 / -1;
    display: grid;
    grid-template: subgrid / subgrid;
    align-items: end;
    font-size: ${fontSize['3xl']};
    font-weight: 600;
    line-height: 1.15;
    letter-spacing: -0.025em;
  }

  & h3 > * {
    font-family: ${font.display};
  }

  & h3 > b {
    ${tabularNumbers}
    grid-row: 1 / -1;
    align-self: center;
    font-size: clamp(4rem, 2rem + 6vw, 7.5rem);
    font-weight: 660;
    line-height: 0.86;
    letter-spacing: -0.05em;
  }

  & p {
    ${base}
    grid-area: 2 / 2;
    max-inline-size: 46ch;
    color: ${color.textMuted};
    font-size: ${fontSize.lg};
    line-height: 1.6;
    text-wrap: balance;
  }

  @media ${upTo.phone} {
    & > li {
      grid-template: none / minmax(0, 1fr);
      padding-block: ${space[6]};
    }

    & h3 {
      grid-area: auto;
      grid-template: none / minmax(0, 1fr);
      gap: ${space[4]};
      font-size: ${fontSize['2xl']};
    }

    & h3 > b {
      grid-row: auto;
      justify-self: start;
    }

    & p {
      grid-area: auto;
    }
  }
`
