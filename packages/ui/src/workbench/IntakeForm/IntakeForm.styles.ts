import { styled } from 'styled-components'
import { space } from '../../tokens/index.js'

export const StyledIntakeForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
`
