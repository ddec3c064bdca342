import { styled } from 'styled-components'

export const StyledFine = styled.span`
  @media (pointer: coarse) {
    display: none;
  }
`

export const StyledCoarse = styled.span`
  display: none;

  @media (pointer: coarse) {
    display: inline;
  }
`
