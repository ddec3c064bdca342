import { styled } from 'styled-components'
import { StyledInput } from '../TextField/TextField.styles.js'

/** A box of several lines: like TextField, but resizable. */
export const StyledTextArea = styled(StyledInput)`
  display: block;
  resize: vertical;
`
