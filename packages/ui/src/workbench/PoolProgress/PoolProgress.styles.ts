import { styled } from 'styled-components'
import { base, tabularNumbers, wrappingRow } from '../../theme/index.js'
import { color, fontSize, space } from '../../tokens/index.js'

export const StyledPoolProgress = styled.section`
  ${base}
  ${tabularNumbers}
  display: grid;
  gap: ${space[3]};
  padding: ${space[5]};
  color: ${color.textMuted};
  font-size: ${fontSize.md};
  line-height: 1.5;
`

export const StyledLine = styled.div`
  ${wrappingRow}
  gap: ${space[2]} ${space[4]};

  & > p {
    ${base}
    flex: 1 1 16rem;
    min-inline-size: 0;
  }

  & strong {
    margin-inline-end: ${space[2]};
    color: ${color.text};
    font-weight: 600;
  }
`

export const StyledButtons = styled.div`
  display: flex;
  flex: none;
  gap: ${space[2]};
`
