import { styled } from 'styled-components'
import { base, panel } from '../../theme/index.js'
import { color, fontSize, space, upTo } from '../../tokens/index.js'

export const StyledExhibit = styled.figure`
  ${base}
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  ${panel}
`

export const StyledCaption = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  padding: ${space[3]} ${space[6]};
  border-block-start: 1px solid ${color.border};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  line-height: 1.5;
  overflow-wrap: anywhere;

  & > :last-child {
    flex: 1 1 14rem;
    text-wrap: pretty;
  }

  @media ${upTo.phone} {
    padding-inline: ${space[4]};
  }
`
