import { styled } from 'styled-components'
import { base, coarseTarget, focusRing } from '../../theme/index.js'
import { breakpoint, color, fontSize, radius, space } from '../../tokens/index.js'

const gutter = `max(${space[6]}, (100% - 75rem) / 2)`

export const StyledFrame = styled.div`
  ${base}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr auto;
  min-block-size: 100dvh;
  background: ${color.bg};
  color: ${color.text};
`

export const StyledHeader = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  min-block-size: 4.5rem;
  padding: ${space[2]} ${gutter};

  @media (max-width: ${breakpoint.phone}px) {
    padding-inline: ${space[4]};
  }

  @media print {
    display: none;
  }
`

export const StyledActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};

  @media (max-width: 420px) {
    & > [data-variant='ghost'] {
      padding-inline: ${space[2]};
    }
  }
`

export const StyledMain = styled.main`
  ${focusRing}
  padding: ${space[12]} ${gutter} ${space[24]};

  &:focus-visible {
    outline-offset: -4px;
  }

  @media (max-width: ${breakpoint.phone}px) {
    padding: ${space[8]} ${space[4]} ${space[16]};
  }
`

/** Black in both themes, so it carries the dark tokens. */
export const StyledFooter = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[6]} ${space[10]};
  padding: ${space[10]} ${gutter};
  border-block-start: 1px solid ${color.border};
  background: ${color.black};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};

  & p {
    ${base}
    margin-block-start: ${space[3]};
  }

  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]} ${space[6]};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & li > a {
    ${focusRing}
    ${coarseTarget}
    position: relative;
    display: inline-flex;
    align-items: center;
    min-block-size: 1.5rem;
    border-radius: ${radius.xs};
    color: inherit;
    text-decoration: none;
  }

  & li > a:hover {
    color: ${color.text};
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }

  @media (max-width: ${breakpoint.phone}px) {
    padding-inline: ${space[4]};
  }

  @media print {
    display: none;
  }
`
