import { css, styled } from 'styled-components'
import { light } from '../../tokens/index.js'

/**
 * The ground of what is transparent: light squares, in the dark theme too, because that is what
 * products are looked at on.
 */
export const checkerboard = css`
  background: repeating-conic-gradient(${light.surface3} 0 25%, ${light.surface} 0 50%) 0 0 / 1rem
    1rem;

  @media print {
    background: none;
  }
`

const fitting = css`
  ${checkerboard}
  display: block;
  max-inline-size: 100%;
  max-block-size: 100%;
`

/** As large as fits into a square. */
export const StyledCanvas = styled.canvas`
  ${fitting}
  inline-size: 100%;

  &[data-tall] {
    inline-size: auto;
    block-size: 100%;
  }
`

export const StyledImage = styled.img`
  ${fitting}
`
