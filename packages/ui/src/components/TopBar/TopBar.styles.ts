import { styled } from 'styled-components'
import { base } from '../../theme/index.js'
import { breakpoint, color, fontSize, layer, radius, space } from '../../tokens/index.js'

export const StyledBar = styled.header`
  ${base}
  position: sticky;
  inset-block-start: 0;
  z-index: ${layer.header};
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: 3.75rem;
  padding: ${space[2]} ${space[8]};
  border-block-end: 1px solid ${color.border};
  background: ${color.bg};
  color: ${color.text};

  @media (max-width: ${breakpoint.phone}px) {
    padding-inline: ${space[3]};
  }

  @media (max-height: 480px) {
    position: static;
  }

  @media print {
    display: none;
  }
`

export const StyledMenuButton = styled.div`
  display: none;

  @media (max-width: ${breakpoint.phone}px) {
    display: block;
  }
`

export const StyledEnd = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  margin-inline-start: auto;
`

export const StyledAvatar = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 2rem;
  block-size: 2rem;
  margin-inline-start: ${space[1]};
  border: 1px solid ${color.border};
  border-radius: ${radius.full};
  background: ${color.surface3};
  color: ${color.text};
  font-size: ${fontSize.xs};
  font-weight: 600;
  line-height: 1;
`
