import { styled } from 'styled-components'
import { base } from '../../theme/index.js'
import { color, fontSize, radius, space } from '../../tokens/index.js'
import { nameTile, wrappingRow } from '../../theme/index.js'
import { liveTile } from '../../workbench/LiveFile/index.js'

export const StyledInvite = styled.section`
  ${base}
  ${wrappingRow}
  gap: ${space[3]} ${space[4]};
  padding: ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface2};
  color: ${color.text};
`

export const StyledTile = styled.span`
  ${nameTile}
  ${liveTile}
`

export const StyledWords = styled.div`
  display: grid;
  flex: 1 1 16rem;
  gap: ${space[1]};
  min-inline-size: 0;

  & > h3 {
    ${base}
    font-size: ${fontSize.base};
    font-weight: 600;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }

  & > p {
    margin: 0;
    max-inline-size: 60ch;
    color: ${color.textMuted};
    font-size: ${fontSize.md};
    line-height: 1.5;
    text-wrap: pretty;
  }
`
