import { styled } from 'styled-components'
import { base } from '../../theme/index.js'
import { color, fontSize, space, upTo } from '../../tokens/index.js'

export const StyledAudiences = styled.ul`
  ${base}
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  padding: 0;
  border-block: 1px solid ${color.border};
  list-style: none;

  & > li {
    padding: ${space[6]} ${space[5]} ${space[8]};
    border-inline-start: 1px solid ${color.border};
  }

  & > li:first-child {
    padding-inline-start: 0;
    border-inline-start: 0;
  }

  & > li:last-child {
    padding-inline-end: 0;
  }

  & svg {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    color: ${color.accentText};
    stroke-width: 1.75;
  }

  & h3 {
    ${base}
    margin-block: ${space[3]} ${space[1]};
    font-size: ${fontSize.base};
    font-weight: 600;
    line-height: 1.3;
    letter-spacing: -0.01em;
    text-wrap: balance;
  }

  & p {
    ${base}
    color: ${color.textMuted};
    font-size: ${fontSize.md};
    line-height: 1.5;
    text-wrap: pretty;
  }

  @media ${upTo.tablet} {
    grid-template-columns: minmax(0, 1fr);

    & > li {
      display: grid;
      grid-template-columns: 1.25rem minmax(0, 14rem) minmax(0, 1fr);
      gap: ${space[1]} ${space[4]};
      align-items: baseline;
      padding: ${space[5]} 0;
      border-inline-start: 0;
    }

    & > li + li {
      border-block-start: 1px solid ${color.border};
    }

    & svg {
      align-self: center;
    }

    & h3 {
      margin: 0;
    }
  }

  @media ${upTo.phone} {
    & > li {
      grid-template-columns: 1.25rem minmax(0, 1fr);
    }

    & p {
      grid-column: 2;
    }
  }

  @media (forced-colors: active) {
    & svg {
      color: CanvasText;
    }
  }
`
