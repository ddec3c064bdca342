import { styled } from 'styled-components'
import { base, coarseTarget, focusRing, softTransition } from '../../theme/index.js'
import { color, fontSize, radius, space } from '../../tokens/index.js'

export const StyledContent = styled.div`
  ${base}
  display: flex;
  flex-direction: column;
  min-block-size: 100%;
  color: ${color.text};
`

/** The first line leaves room at its end for the drawer's close button. */
export const StyledTop = styled.div`
  display: flex;
  align-items: center;
  min-block-size: 4rem;
  padding-inline: ${space[4]} ${space[16]};
  border-block-end: 1px solid ${color.border};
`

export const StyledLinks = styled.ul`
  ${base}
  display: grid;
  gap: ${space[1]};
  padding: 0;
  list-style: none;
`

export const StyledLink = styled.a`
  ${base}
  ${focusRing}
  ${softTransition}
  ${coarseTarget}
  position: relative;
  display: flex;
  align-items: center;
  min-block-size: 2.75rem;
  padding: ${space[1]} ${space[4]};
  border-radius: ${radius.sm};
  color: ${color.textMuted};
  font-size: ${fontSize.md};
  line-height: 1.3;
  text-decoration: none;

  &[data-main] {
    min-block-size: 3.5rem;
    border-block-start: 1px solid ${color.border};
    border-radius: 0;
    color: ${color.text};
    font-size: ${fontSize.base};
    font-weight: 550;
  }

  &:focus-visible {
    outline-offset: -4px;
  }

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

export const StyledFoot = styled.div`
  display: grid;
  gap: ${space[3]};
  margin-block-start: auto;
  padding: ${space[6]} ${space[4]};
`

export const StyledPreferences = styled.div`
  display: flex;
  gap: ${space[1]};

  &:empty {
    display: none;
  }
`
