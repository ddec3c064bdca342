import { styled } from 'styled-components'
import { color, duration, easing } from '../../tokens/index.js'

export const StyledShop = styled.svg`
  --_line: color-mix(in srgb, ${color.borderControl} 56%, ${color.bgSunken});
  --_edge: color-mix(in srgb, ${color.neon} 22%, var(--_line));

  display: block;
  inline-size: 100%;
  block-size: 100%;
  background: ${color.bgSunken};
  fill: none;
  stroke: var(--_line);
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;

  & [data-part='goods'] {
    fill: ${color.surface};
  }

  & [data-part='light'] {
    transition: opacity ${duration.slow} ${easing.standard};
    stroke: ${color.neon};
  }

  & [data-part='rims'] {
    fill: none;
    stroke: var(--_edge);
  }

  & [data-part='bloom'],
  & [data-part='pool'] {
    stroke: none;
  }

  & stop {
    stop-color: ${color.neon};
  }

  & [data-part='tube'] {
    transition: stroke ${duration.slow} ${easing.standard};
    stroke: color-mix(in srgb, ${color.neonHover} 45%, ${color.text});
    stroke-width: 4;
  }

  & [data-part='frame'] {
    opacity: 0.75;
    stroke-width: 3;
  }

  &:not([data-lit]) [data-part='light'] {
    opacity: 0;
  }

  &:not([data-lit]) [data-part='tube'] {
    stroke: ${color.borderControl};
  }

  @media (prefers-reduced-motion: reduce) {
    & [data-part='light'],
    & [data-part='tube'] {
      transition: none;
    }
  }
`
