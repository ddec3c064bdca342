import { styled } from 'styled-components'
import { base, caption, tabularNumbers, wrappingRow } from '../../theme/index.js'
import { color, fontSize, space } from '../../tokens/index.js'

const edge = `clamp(${space[4]}, 4cqi, 1.375rem)`

export const StyledCostChanges = styled.section`
  ${base}
  ${tabularNumbers}
  container-type: inline-size;
  display: grid;
  justify-items: center;
  color: ${color.text};

  & > * {
    box-sizing: border-box;
    inline-size: 100%;
  }

  & > button {
    inline-size: auto;
    margin-block: ${space[3]};
  }
`

export const StyledChoosing = styled.div`
  display: grid;
  gap: ${space[4]};
  padding: ${space[5]} ${edge};

  &:empty {
    display: none;
  }
`

export const StyledLead = styled.header`
  ${wrappingRow}
  gap: ${space[2]} ${space[4]};
  padding: ${space[4]} ${edge};

  & > div {
    flex: 1 1 16rem;
    min-inline-size: 0;
  }

  & h3 {
    ${base}
    font-size: ${fontSize.base};
    font-weight: 600;
    line-height: 1.4;
    overflow-wrap: anywhere;
    outline: none;
  }

  & p {
    ${base}
    ${caption}
  }
`

export const StyledKinds = styled.div`
  padding: 0 ${edge} ${space[4]};
`

export const StyledNothing = styled.p`
  ${base}
  padding: 0 ${edge} ${space[5]};
  color: ${color.textMuted};
  font-size: ${fontSize.md};
`
