import { css, styled } from 'styled-components'
import { base, coarseTarget, focusRing, softTransition } from '../../theme/index.js'
import {
  color,
  duration,
  easing,
  effect,
  fontSize,
  radius,
  space,
  upTo,
} from '../../tokens/index.js'

export const StyledNav = styled.nav`
  ${base}

  & ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  @media ${upTo.phone} {
    display: none;
  }
`

export const StyledMenus = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};

  & > li {
    position: relative;
  }
`

const entry = css`
  ${base}
  ${focusRing}
  ${softTransition}
  ${coarseTarget}
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: 2.5rem;
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.md};
  background: transparent;
  color: ${color.textMuted};
  font-size: ${fontSize.md};
  font-weight: 450;
  line-height: 1.3;
  text-decoration: none;

  @media (hover: hover) {
    &:hover {
      background: ${color.surface2};
      color: ${color.text};
    }
  }

  &:active {
    background: ${color.surface3};
  }
`

export const StyledButton = styled.button`
  ${entry}
  border: 0;
  cursor: pointer;

  & > svg {
    inline-size: 0.875rem;
    block-size: 0.875rem;
    stroke-width: 2;
    transition: transform ${duration.medium} ${easing.out};
  }

  &[aria-expanded='true'] {
    color: ${color.text};
  }

  &[aria-expanded='true'] > svg {
    transform: rotate(0.5turn);
  }

  @media (prefers-reduced-motion: reduce) {
    & > svg {
      transition: none;
    }
  }
`

export const StyledLink = styled.a`
  ${entry}
`

export const StyledPanel = styled.div`
  ${base}
  position: absolute;
  inset-block-start: calc(100% + ${space[2]});
  inset-inline-start: 0;
  min-inline-size: 13rem;
  padding: ${space[2]};
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
  box-shadow: ${effect.topLight}, ${effect.shadow3};
  color: ${color.text};

  & ${StyledLink} {
    border-radius: ${radius.sm};
    white-space: nowrap;
  }
`
