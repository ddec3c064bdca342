import { styled } from 'styled-components'
import { base, coarseTarget, focusRing } from '../../theme/index.js'
import { color, fontSize, radius, space } from '../../tokens/index.js'

/** The password field, with the “Forgot your password?” link below its end. */
export const StyledPassword = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
`

export const StyledForgotten = styled.a`
  ${base}
  ${focusRing}
  ${coarseTarget}
  position: relative;
  justify-self: end;
  min-block-size: 1.5rem;
  border-radius: ${radius.xs};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  line-height: 1.5rem;
  text-underline-offset: 0.25em;

  @media (hover: hover) {
    &:hover {
      color: ${color.text};
    }
  }
`

/** The text of the notice, and its actions. */
export const StyledUnconfirmed = styled.div`
  display: grid;
  gap: ${space[3]};

  & > p {
    margin: 0;
  }

  & bdi {
    font-weight: 550;
    overflow-wrap: anywhere;
  }
`

export const StyledOffers = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[4]};
`
