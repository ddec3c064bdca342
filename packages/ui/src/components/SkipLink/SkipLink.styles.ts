import { styled } from 'styled-components'
import { base, focusRing } from '../../theme/index.js'
import { color, duration, easing, fontSize, layer, radius, space } from '../../tokens/index.js'

export const StyledSkipLink = styled.a`
  ${base}
  ${focusRing}
  position: fixed;
  inset-block-start: ${space[3]};
  inset-inline-start: ${space[3]};
  z-index: ${layer.skipLink};
  display: inline-flex;
  align-items: center;
  min-block-size: 2.75rem;
  padding-inline: ${space[4]};
  border: 1px solid ${color.borderControl};
  border-radius: ${radius.md};
  background: ${color.surface3};
  color: ${color.text};
  font-size: ${fontSize.md};
  font-weight: 550;
  text-decoration: none;
  transition: transform ${duration.medium} ${easing.out};

  &:not(:focus) {
    opacity: 0;
    transform: translateY(calc(-100% - ${space[6]}));
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }

  @media print {
    display: none;
  }
`
