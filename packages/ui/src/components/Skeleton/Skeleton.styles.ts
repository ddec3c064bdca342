import { keyframes, styled } from 'styled-components'
import { base } from '../../theme/index.js'
import { color, radius, space } from '../../tokens/index.js'

const pass = keyframes`
  to {
    transform: translateX(100%);
  }
`

export const StyledSkeleton = styled.span`
  ${base}
  --_width: 100%;
  --_height: 0.7em;
  --_radius: ${radius.full};

  display: grid;
  inline-size: var(--width, var(--_width));
  max-inline-size: 100%;

  &[data-shape='block'] {
    --_height: ${space[16]};
    --_radius: ${radius.md};
  }

  &[data-shape='badge'] {
    --_width: 5.5rem;
    --_height: 1.5rem;
  }
`

/** In text it has the height of a line, so that nothing shifts when the text loads. */
export const StyledBar = styled.span`
  position: relative;
  display: block;
  inline-size: 100%;
  block-size: var(--height, var(--_height));
  border-radius: var(--_radius);
  background: ${color.surface3};
  overflow: clip;

  [data-shape='text'] > & {
    margin-block: calc((1lh - var(--height, var(--_height))) / 2);
  }

  &:not(:only-child):last-child {
    inline-size: 62%;
  }

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(
      100deg,
      transparent 20%,
      color-mix(in srgb, ${color.surface} 70%, transparent) 50%,
      transparent 80%
    );
    transform: translateX(-100%);
    animation: ${pass} 1600ms linear infinite;
  }

  @media (prefers-reduced-motion: reduce) {
    &::after {
      content: none;
    }
  }

  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
`
