import { styled } from 'styled-components'
import { base, tabularNumbers } from '../../theme/index.js'
import { color, fontSize, space, upTo } from '../../tokens/index.js'

export const StyledTerms = styled.dl`
  ${base}
  ${tabularNumbers}
  font-size: ${fontSize.md};
  line-height: 1.45;

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 11rem) minmax(0, 1fr);
    gap: ${space[1]} ${space[4]};
    padding: ${space[4]} ${space[6]};
  }

  & > div + div {
    border-block-start: 1px solid ${color.border};
  }

  & dt {
    color: ${color.textMuted};
  }

  & dd {
    margin: 0;
    font-weight: 500;
    text-wrap: pretty;
  }

  @media ${upTo.phone} {
    & > div {
      grid-template-columns: minmax(0, 1fr);
      padding-inline: ${space[4]};
    }
  }
`
