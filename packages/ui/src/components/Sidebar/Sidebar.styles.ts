import { styled } from 'styled-components'
import { base, row, rowStates, visuallyHidden } from '../../theme/index.js'
import { color, fontSize, space } from '../../tokens/index.js'

export const StyledSidebar = styled.aside`
  ${base}
  display: flex;
  flex-direction: column;
  block-size: 100%;
  min-block-size: 0;
  background: ${color.bgSunken};
  color: ${color.text};

  /* Landscape phones and high zoom: the whole sidebar scrolls, so that no part collapses. */
  @media (max-height: 480px) {
    overflow-y: auto;
  }
`

export const StyledHead = styled.div`
  display: grid;
  flex: none;
  gap: ${space[4]};
  padding: ${space[4]};
`

export const StyledNav = styled.nav`
  flex: 1;
  min-block-size: 0;
  padding: ${space[1]} ${space[3]} ${space[4]};
  overflow-y: auto;
  scrollbar-width: thin;
  scrollbar-color: ${color.border} transparent;

  /* Its last entries scroll to above the note. */
  &:has(+ div > p) {
    padding-block-end: 7.5rem;
  }

  @media (max-height: 480px) {
    flex: none;
  }
`

export const StyledFoot = styled.div`
  position: relative;
  flex: none;
  padding: ${space[2]} ${space[3]};
  border-block-start: 1px solid ${color.border};
`

/** Stands over the end of the navigation, so that nothing moves when it appears. */
export const StyledFootNote = styled.p`
  ${base}
  position: absolute;
  inset-block-end: 100%;
  inset-inline: 0;
  padding: ${space[3]} ${space[6]};
  border-block-start: 1px solid ${color.border};
  background: ${color.bgSunken};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  line-height: 1.45;

  @media (max-height: 480px) {
    position: static;
    border: 0;
  }
`

export const StyledList = styled.ul`
  ${base}
  display: grid;
  gap: ${space[1]};
  padding: 0;
  list-style: none;

  & & {
    gap: 0;
  }

  &[data-level='1'] {
    margin-block: ${space[1]} ${space[2]};
    margin-inline-start: 1.25rem;
    padding-inline-start: ${space[2]};
    border-inline-start: 1px solid ${color.border};
  }
`

export const StyledRow = styled.a`
  text-decoration: none;
  overflow-wrap: anywhere;
  ${row}

  &[data-level='1'],
  &[data-level='2'] {
    min-block-size: 2rem;
    font-size: ${fontSize.sm};
  }

  &[data-level='2'] {
    padding-inline-start: 1.8125rem;
  }

  @media (pointer: coarse) {
    &:is(&, [data-level]) {
      min-block-size: 2.75rem;
    }
  }

  ${rowStates}

  &[aria-current] {
    background: ${color.surface2};
    color: ${color.text};
    font-weight: 550;
  }

  [data-theme='light'] &[aria-current] {
    background: ${color.surface};
    box-shadow: 0 0 0 1px ${color.border};
  }

  &[aria-current] > svg:first-child {
    color: ${color.accentText};
  }

  /* The wire: lit at the current page, at the sidebar's edge or on the line of its list. */
  &[aria-current]::before {
    content: '';
    position: absolute;
    inset-block: ${space[2]};
    inset-inline-start: calc(-1 * ${space[3]});
    inline-size: 3px;
    border-start-end-radius: 3px;
    border-end-end-radius: 3px;
    background: ${color.accentText};
  }

  &[aria-current][data-level]::before {
    inset-inline-start: calc(-1 * ${space[2]} - 2px);
    border-radius: 3px;
  }

  @media (forced-colors: active) {
    &[aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }

    &[aria-current]::before {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`

export const StyledAttention = styled.span`
  display: grid;
  flex: none;
  margin-inline-start: auto;
  color: ${color.warning};

  & > svg {
    inline-size: 1rem;
    block-size: 1rem;
    stroke-width: 1.75;
  }

  & > span {
    ${visuallyHidden}
  }
`
