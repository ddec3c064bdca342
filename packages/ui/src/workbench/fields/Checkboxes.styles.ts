import { styled } from 'styled-components'
import { tabularNumbers } from '../../theme/index.js'
import { color, fontSize, space } from '../../tokens/index.js'

export const StyledChoices = styled.div`
  display: grid;
  gap: ${space[3]};
  margin-block-start: ${space[1]};

  /* Long lists scroll; the padding leaves room for the focus ring. */
  &[data-scrolls] {
    max-block-size: 15rem;
    margin: ${space[1]} calc(-1 * ${space[2]}) 0;
    padding: ${space[2]};
    overflow-y: auto;
    scrollbar-width: thin;
    scrollbar-color: ${color.border} transparent;
  }

  & label > span:last-child {
    min-inline-size: 0;
    color: ${color.text};
    overflow-wrap: anywhere;
  }

  & label:has(:disabled) > span:last-child {
    color: inherit;
  }

  @media (pointer: coarse) {
    gap: ${space[5]};
  }
`

export const StyledCount = styled.small`
  ${tabularNumbers}
  margin-inline-start: ${space[1]};
  color: ${color.textMuted};
  font-size: inherit;
`

export const StyledHint = styled.small`
  display: block;
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`
