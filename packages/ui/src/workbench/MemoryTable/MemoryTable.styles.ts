import { styled } from 'styled-components'
import { base, wrappingRow } from '../../theme/index.js'
import { color, fontSize, space } from '../../tokens/index.js'

export const StyledMemory = styled.div`
  ${base}
  container-type: inline-size;
  min-inline-size: 0;
  color: ${color.text};
`

export const StyledHead = styled.div`
  ${wrappingRow}
  justify-content: space-between;
  gap: ${space[3]} ${space[5]};
  padding: ${space[4]} ${space[6]};

  & > p {
    ${base}
    flex: 1 1 20rem;
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
    line-height: 1.5;
    text-wrap: pretty;
  }

  @container (max-width: 40rem) {
    padding-inline: ${space[4]};
  }
`

export const StyledActions = styled.div`
  ${wrappingRow}
  justify-content: flex-end;
  gap: ${space[3]} ${space[2]};
`

export const StyledNotices = styled.div`
  display: grid;
  gap: ${space[2]};
  padding: 0 ${space[6]} ${space[4]};

  &:empty {
    display: none;
  }
`

export const StyledFilters = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[3]};
  padding: 0 ${space[6]} ${space[4]};

  & > [role='search'] {
    align-self: end;
  }

  @container (max-width: 40rem) {
    padding-inline: ${space[4]};
  }
`

export const StyledText = styled.span`
  display: block;
  overflow-wrap: anywhere;
  text-align: start;
  white-space: pre-line;
`

export const StyledFoot = styled.div`
  ${wrappingRow}
  justify-content: space-between;
  gap: ${space[2]};
  min-block-size: 3rem;
  padding: ${space[2]} ${space[6]};
  border-block-start: 1px solid ${color.border};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`

export const StyledForm = styled.form`
  display: grid;
  gap: ${space[4]};
`
