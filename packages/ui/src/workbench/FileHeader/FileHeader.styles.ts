import { styled } from 'styled-components'
import { base, nameTile, wrappingRow } from '../../theme/index.js'
import { color, fontSize, space } from '../../tokens/index.js'
import { liveTile } from '../LiveFile/index.js'

export const StyledHeader = styled.div`
  ${base}
  ${wrappingRow}
  gap: ${space[2]} ${space[4]};
  min-block-size: 4.5rem;
  padding: ${space[3]} ${space[5]};
  color: ${color.text};
`

export const StyledTile = styled.span`
  ${nameTile}
  ${liveTile}
`

export const StyledTitle = styled.div`
  flex: 1 1 12rem;
  min-inline-size: 0;
`

/** The heading and the store beside it. */
export const StyledName = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-inline-size: 0;
`

export const StyledHeading = styled.h2`
  ${base}
  min-inline-size: 0;
  font-size: ${fontSize.lg};
  font-weight: 600;
  line-height: 1.4;
  letter-spacing: -0.01em;
  scroll-margin-block-start: 6rem;

  &:focus {
    outline: none;
  }
`

export const StyledActions = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space[1]};

  &:dir(rtl) > [data-turning] svg {
    transform: scaleX(-1);
  }
`

export const StyledDivider = styled.span`
  inline-size: 1px;
  block-size: 1.375rem;
  margin-inline: ${space[2]};
  background: ${color.border};
`
