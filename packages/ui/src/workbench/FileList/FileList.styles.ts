import { styled } from 'styled-components'
import { base, nameTile } from '../../theme/index.js'
import { color, fontSize, space } from '../../tokens/index.js'
import { liveTile } from '../LiveFile/index.js'

export const StyledList = styled.div`
  ${base}
  min-inline-size: 0;
  color: ${color.text};
`

export const StyledSort = styled.div`
  display: flex;
  justify-content: flex-end;
  padding: ${space[2]} ${space[3]};
`

export const StyledFile = styled.span`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space[1]} ${space[3]};
  min-inline-size: 0;
  max-inline-size: 100%;
  padding-block: ${space[1]};
  text-align: start;
`

export const StyledTile = styled.span`
  ${nameTile}
  ${liveTile}
`

export const StyledName = styled.span`
  display: grid;
  min-inline-size: 0;
  font-size: ${fontSize.md};
  font-weight: 600;
  line-height: 1.4;
`

export const StyledActions = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};

  /* Its column is at least as wide as its longest word. */
  & > * {
    overflow-wrap: normal;
  }
`

export const StyledLoading = styled.div`
  display: grid;
  gap: ${space[4]};
  padding: ${space[6]};
`
