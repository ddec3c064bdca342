import { styled } from 'styled-components'
import { visuallyHidden } from '../../theme/index.js'
import { color, font, fontSize, space } from '../../tokens/index.js'
import { StyledInput } from '../TextField/TextField.styles.js'

/** Box and button on one line; in a narrow container the button fills the next line. */
export const StyledRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  position: relative;

  & > button {
    flex: 1 0 auto;
    min-block-size: 2.875rem;
  }
`

export const StyledValue = styled(StyledInput)`
  flex: 999 1 12rem;
  font-family: ${font.mono};
  font-size: ${fontSize.md};

  &:read-only {
    color: ${color.text};
  }
`

/** Stacks both labels, so that the width never changes. */
export const StyledLabels = styled.span`
  display: grid;
  justify-items: center;

  & > span {
    grid-area: 1 / 1;
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
  }

  & > span[data-hidden] {
    visibility: hidden;
  }

  & > span[data-done] > svg {
    color: ${color.success};
  }
`

export const StyledAnnouncement = styled.span`
  ${visuallyHidden}
`
