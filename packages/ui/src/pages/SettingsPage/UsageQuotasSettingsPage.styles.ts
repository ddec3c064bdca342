import { styled } from 'styled-components'
import { base, tabularNumbers } from '../../theme/index.js'
import { color, fontSize, space } from '../../tokens/index.js'

export const StyledUsage = styled.div`
  ${base}
  ${tabularNumbers}
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  font-size: ${fontSize.md};
  line-height: 1.4;

  & > strong {
    min-inline-size: 0;
    font-weight: 500;
    overflow-wrap: break-word;
  }

  & > small {
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
  }

  & > :last-child {
    flex: 1 0 100%;
  }
`

export const StyledList = styled.ul`
  ${base}
  display: grid;
  gap: ${space[5]};
  padding: 0;
  list-style: none;
`
