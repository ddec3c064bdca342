import { styled } from 'styled-components'
import { StyledInput } from '../TextField/TextField.styles.js'

/** A box of many lines: the one of TextField, which people can pull taller. */
export const StyledTextArea = styled(StyledInput)`
  display: block;
  resize: vertical;
`
