import { styled } from 'styled-components'
import { base } from '../../theme/index.js'
import { color, effect, fontSize, radius, space } from '../../tokens/index.js'

/** Black in both themes, so it uses the dark tokens. The whole bar is one link. */
export const StyledPromo = styled.aside`
  ${base}
  border-block-end: 1px solid ${color.border};
  background: ${color.black};

  & > a {
    ${base}
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: ${space[1]} ${space[3]};
    min-block-size: 2.5rem;
    padding: ${space[2]} ${space[4]};
    color: ${color.text};
    font-size: ${fontSize.sm};
    line-height: 1.4;
    text-align: center;
    text-decoration: none;
  }

  & > a:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: -4px;
  }

  @media (pointer: coarse) {
    & > a {
      min-block-size: 2.75rem;
    }
  }

  @media print {
    display: none;
  }
`

export const StyledTrial = styled.strong`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  font-weight: 600;

  &::before {
    content: '';
    flex: none;
    inline-size: 7px;
    block-size: 7px;
    border-radius: ${radius.full};
    background: ${color.neon};
    box-shadow: ${effect.glowSoft};
  }

  @media (forced-colors: active) {
    &::before {
      border: 1px solid CanvasText;
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`

export const StyledWay = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  color: ${color.accentText};
  font-weight: 550;
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.25em;

  & > svg {
    inline-size: 1rem;
    block-size: 1rem;
    stroke-width: 1.75;
  }

  & > svg:dir(rtl) {
    transform: scaleX(-1);
  }

  @media (hover: hover) {
    a:hover > & {
      text-decoration-thickness: 2px;
    }
  }
`
