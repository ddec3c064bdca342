import { styled } from 'styled-components'
import { base } from '../../theme/index.js'
import { color, effect, fontSize, radius, space, upTo } from '../../tokens/index.js'

export const StyledList = styled.ul`
  ${base}
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: 1px;
  padding: 0;
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.border};
  box-shadow: ${effect.shadow1};
  color: ${color.text};
  list-style: none;
  overflow: clip;
`

export const StyledFact = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-content: start;
  gap: ${space[1]} ${space[3]};
  padding: ${space[5]} ${space[6]};
  background: ${color.surface};
  font-size: ${fontSize.base};
  line-height: 1.4;

  & > svg {
    inline-size: 1.25rem;
    block-size: 1.4em;
    color: ${color.textSubtle};
    stroke-width: 1.75;
  }

  & > strong {
    font-weight: 550;
    text-wrap: balance;
  }

  & > span {
    grid-column: 2;
    color: ${color.textMuted};
    font-size: ${fontSize.md};
    line-height: 1.45;
    text-wrap: balance;
  }

  @media ${upTo.phone} {
    padding-inline: ${space[4]};
  }

  @media (forced-colors: active) {
    outline: 1px solid CanvasText;

    & > svg {
      color: CanvasText;
    }
  }
`
