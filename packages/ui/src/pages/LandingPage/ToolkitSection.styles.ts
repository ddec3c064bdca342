import { styled } from 'styled-components'
import { base } from '../../theme/index.js'
import { color, font, fontSize, space, upTo } from '../../tokens/index.js'

export const StyledIndex = styled.ol`
  ${base}
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  padding: 0;
  border-block-end: 1px solid ${color.border};
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: 2.5rem minmax(0, 1fr);
    align-content: start;
    align-items: baseline;
    padding-block: ${space[5]} ${space[6]};
    padding-inline-end: ${space[6]};
    border-block-start: 1px solid ${color.border};
  }

  & > li > span {
    color: ${color.textSubtle};
    font-family: ${font.mono};
    font-size: ${fontSize.xs};
    font-weight: 500;
  }

  & h3 {
    ${base}
    font-size: ${fontSize.lg};
    font-weight: 600;
    line-height: 1.35;
    letter-spacing: -0.012em;
    text-wrap: balance;
  }

  & p {
    ${base}
    grid-column: 2;
    margin-block-start: ${space[1]};
    color: ${color.textMuted};
    font-size: ${fontSize.md};
    line-height: 1.5;
    text-wrap: pretty;
  }

  @media ${upTo.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @media ${upTo.phone} {
    grid-template-columns: minmax(0, 1fr);

    & > li {
      padding-block: ${space[4]} ${space[5]};
      padding-inline-end: 0;
    }
  }
`
