import { styled } from 'styled-components'
import { base } from '../../theme/index.js'
import { color, fontSize, space } from '../../tokens/index.js'

export const StyledCriteria = styled.ul`
  ${base}
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr));
  gap: ${space[5]} ${space[6]};
  margin-block-start: ${space[2]};
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-content: start;
    gap: ${space[1]} ${space[3]};
    font-size: ${fontSize.base};
    line-height: 1.4;
  }

  & svg {
    inline-size: 1.125rem;
    block-size: 1.4em;
    color: ${color.accentText};
    stroke-width: 2.25;
  }

  & strong {
    font-weight: 550;
  }

  & span {
    grid-column: 2;
    color: ${color.textMuted};
    font-size: ${fontSize.md};
    line-height: 1.5;
    text-wrap: pretty;
  }
`
