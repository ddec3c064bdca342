import { css, styled } from 'styled-components'
import { base, coarseTarget, focusRing, softTransition } from '../../theme/index.js'
import { color, fontSize, radius, space, upTo } from '../../tokens/index.js'

/** Black in both themes, so it uses the dark tokens. */
export const StyledFooter = styled.footer`
  ${base}
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 6fr) minmax(0, 3fr);
  gap: ${space[12]} ${space[10]};
  padding: ${space[16]} max(${space[6]}, (100% - 75rem) / 2) ${space[20]};
  border-block-start: 1px solid ${color.border};
  background: ${color.black};
  color: ${color.textMuted};
  font-size: ${fontSize.md};

  & h2 {
    ${base}
    margin-block-end: ${space[3]};
    color: ${color.text};
    font-size: ${fontSize.sm};
    font-weight: 600;
    line-height: 1.4;
  }

  & p {
    ${base}
    max-inline-size: 28ch;
    margin-block-start: ${space[4]};
    line-height: 1.5;
    text-wrap: pretty;
  }

  @media ${upTo.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[10]};
    padding: ${space[12]} ${space[4]} ${space[16]};
  }

  @media print {
    display: none;
  }
`

export const StyledNav = styled.nav`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  gap: ${space[10]};
`

export const StyledList = styled.ul`
  ${base}
  padding: 0;
  list-style: none;
`

const row = css`
  ${base}
  ${focusRing}
  ${softTransition}
  ${coarseTarget}
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space[3]};
  min-block-size: 2.25rem;
  padding: 0;
  border: 0;
  border-radius: ${radius.xs};
  background: transparent;
  color: ${color.textMuted};
  font-size: ${fontSize.md};
  line-height: 1.3;
  text-align: start;
  text-decoration: none;

  @media (pointer: coarse) {
    min-block-size: 2.75rem;
  }

  @media (hover: hover) {
    &:hover {
      color: ${color.text};
      text-decoration: underline;
      text-underline-offset: 0.25em;
    }
  }
`

export const StyledLink = styled.a`
  ${row}
`

export const StyledContact = styled.button`
  ${row}
  cursor: pointer;

  & > svg {
    flex: none;
    inline-size: 1rem;
    block-size: 1rem;
    color: ${color.textSubtle};
    stroke-width: 1.75;
  }

  @media (forced-colors: active) {
    & > svg {
      color: inherit;
    }
  }
`

export const StyledSocial = styled.ul`
  ${base}
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-block-start: ${space[4]};
  padding: 0;
  list-style: none;
`
