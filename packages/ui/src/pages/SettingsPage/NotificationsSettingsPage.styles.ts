import { styled } from 'styled-components'
import { base } from '../../theme/index.js'
import { color, fontSize, space, upTo } from '../../tokens/index.js'

export const StyledTopics = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`

export const StyledTopic = styled.fieldset`
  ${base}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  min-inline-size: 0;
  padding: ${space[5]} ${space[6]} ${space[6]};
  border: 0;

  & + & {
    border-block-start: 1px solid ${color.border};
  }

  /* Without a box of its own, the text of the legend is a grid item in every browser. */
  & > legend {
    display: contents;
    color: ${color.textSubtle};
    font-size: ${fontSize.sm};
    font-weight: 500;
    line-height: 1.4;
  }

  @media ${upTo.phone} {
    padding-inline: ${space[4]};
  }
`
