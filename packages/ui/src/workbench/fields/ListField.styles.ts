import { styled } from 'styled-components'
import { base } from '../../theme/index.js'
import { space } from '../../tokens/index.js'

export const StyledChips = styled.ul`
  ${base}
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  min-inline-size: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: inline-flex;
    min-inline-size: 0;
    max-inline-size: 100%;
  }

  @media (pointer: coarse) {
    gap: ${space[3]} ${space[2]};
  }
`

export const StyledEntry = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[2]};
`
