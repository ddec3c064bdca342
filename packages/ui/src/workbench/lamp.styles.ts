import { styled } from 'styled-components'
import { color, effect, radius } from '../tokens/index.js'

/** A small lamp, lit by `data-lit`: filled while what is beside it works, hollow while it does not. */
export const StyledLamp = styled.span`
  box-sizing: border-box;
  inline-size: 0.5rem;
  block-size: 0.5rem;
  border: 1.5px solid ${color.borderControl};
  border-radius: ${radius.full};

  &[data-lit] {
    border-color: ${color.neonEdge};
    background: ${color.neon};
    box-shadow: 0 0 6px 1px ${effect.wireUnder};
  }

  [data-theme='light'] &[data-lit] {
    box-shadow: none;
  }

  @media (forced-colors: active) {
    border-color: CanvasText;
    forced-color-adjust: none;

    &[data-lit] {
      border-color: Highlight;
      background: Highlight;
      box-shadow: none;
    }
  }
`
