import { styled } from 'styled-components'
import { fontSize, space } from '../../tokens/index.js'

export const StyledActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
`

export const StyledOutbox = styled.p`
  font-size: ${fontSize.md};
`

/** The field and its button at full width. */
export const StyledCode = styled.div`
  inline-size: 100%;
`
