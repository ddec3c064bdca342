import { styled } from 'styled-components'
import { base } from '../../theme/index.js'
import { color, fontSize, space, upTo } from '../../tokens/index.js'

export const StyledKinds = styled.ul`
  ${base}
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  padding: 0;
  border-block: 1px solid ${color.border};
  list-style: none;

  & > li {
    display: grid;
    justify-items: center;
    align-content: start;
    gap: ${space[4]};
    padding: ${space[8]} ${space[3]};
    color: ${color.textMuted};
    font-size: ${fontSize.md};
    font-weight: 500;
    line-height: 1.4;
    text-align: center;
    text-wrap: balance;
  }

  & svg {
    inline-size: 2.25rem;
    block-size: 2.25rem;
    stroke-width: 1.25;
  }

  @media ${upTo.phone} {
    grid-template-columns: minmax(0, 1fr);

    & > li {
      grid-template-columns: 1.75rem minmax(0, 1fr);
      align-items: center;
      justify-items: start;
      padding: ${space[4]} 0;
      text-align: start;
    }

    & > li + li {
      border-block-start: 1px solid ${color.border};
    }

    & svg {
      inline-size: 1.75rem;
      block-size: 1.75rem;
      stroke-width: 1.5;
    }
  }
`
