import { styled } from 'styled-components'
import { base } from '../../theme/index.js'
import { color, fontSize, space, upTo } from '../../tokens/index.js'

/** Text and link on one line; the link wraps in narrow containers. */
export const StyledSuggest = styled.div`
  ${base}
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[4]};

  & h2 {
    margin: 0;
    font-size: ${fontSize.lg};
    font-weight: 600;
    line-height: 1.3;
    letter-spacing: -0.012em;
  }

  & p {
    margin: ${space[1]} 0 0;
    color: ${color.textMuted};
    font-size: ${fontSize.md};
    line-height: 1.5;
    text-wrap: pretty;
  }

  @media ${upTo.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`
