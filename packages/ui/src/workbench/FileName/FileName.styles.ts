import { styled } from 'styled-components'
import { visuallyHidden } from '../../theme/index.js'

/** The start of the name gives way, its extension does not. */
export const StyledName = styled.bdi`
  position: relative;
  display: flex;
  min-inline-size: 0;
  max-inline-size: 100%;
  white-space: nowrap;
`

export const StyledStem = styled.span`
  min-inline-size: 1.5em;
  overflow: hidden;
  text-overflow: ellipsis;

  /* One or two letters are no wider than the ellipsis that would replace them. */
  &[data-short] {
    flex: none;
    min-inline-size: 0;
  }
`

export const StyledExtension = styled.span`
  flex: none;
`

export const StyledWhole = styled.span`
  ${visuallyHidden}
`
