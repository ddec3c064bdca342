import { styled } from 'styled-components'
import { base, focusRing, noticeSize, softTransition } from '../../theme/index.js'
import { color, duration, easing, fontSize, radius, space, upTo } from '../../tokens/index.js'
import { headsBeside, settingsAlone } from '../SettingsGroup/headsBeside.js'

/** Width at which the list no longer fits beside the column. */
const narrow = '@container settings (max-width: 44rem)'

/** Widths at which the dashboard frame shows its sidebar, which already lists the settings pages. */
const besideSidebar = `@media not all and ${upTo.phone}`

/** Prints dark on white in any theme, and hides buttons. */
export const StyledPaper = styled.div`
  container: settings / inline-size;
  max-inline-size: 56rem;

  ${besideSidebar} {
    [data-dashboard-frame] & {
      container-name: settings ${settingsAlone};
      max-inline-size: 66rem;
    }

    [data-dashboard-frame] & > * {
      max-inline-size: 44rem;
    }
  }

  ${headsBeside} {
    [data-dashboard-frame] & > * {
      max-inline-size: none;
    }
  }

  @media print {
    max-inline-size: none;

    & button {
      display: none;
    }
  }
`

export const StyledLayout = styled.div`
  ${base}
  display: grid;
  grid-template-columns: 13rem minmax(0, 40rem);
  align-items: start;
  gap: ${space[12]};

  ${narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[6]};
  }

  ${besideSidebar} {
    [data-dashboard-frame] & {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  @media print {
    display: block;
  }
`

export const StyledColumn = styled.div`
  display: grid;
  gap: ${space[5]};
  min-inline-size: 0;

  ${headsBeside} {
    gap: ${space[8]};
  }
`

export const StyledNav = styled.nav`
  position: sticky;
  inset-block-start: calc(${noticeSize} + 5.75rem);

  ${narrow} {
    position: static;
  }

  @media (max-height: 480px) {
    position: static;
  }

  ${besideSidebar} {
    [data-dashboard-frame] & {
      display: none;
    }
  }

  @media print {
    display: none;
  }
`

/** Shows the list in narrow containers, initially closed. */
export const StyledToggle = styled.button`
  ${base}
  ${focusRing}
  display: none;

  ${narrow} {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[3]};
    inline-size: 100%;
    min-block-size: 2.75rem;
    padding: ${space[2]} ${space[4]};
    border: 1px solid ${color.borderControl};
    border-radius: ${radius.md};
    background: ${color.surface};
    color: ${color.text};
    font-size: ${fontSize.base};
    text-align: start;
    cursor: pointer;
  }

  & > svg {
    flex: none;
    inline-size: 1.125rem;
    block-size: 1.125rem;
    color: ${color.textSubtle};
    stroke-width: 1.75;
    transition: transform ${duration.medium} ${easing.out};
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

export const StyledList = styled.ul`
  ${base}
  display: grid;
  gap: ${space[1]};
  padding: 0;
  list-style: none;

  ${narrow} {
    margin-block-start: ${space[2]};
    padding: ${space[2]};
    border: 1px solid ${color.border};
    border-radius: ${radius.md};
    background: ${color.surface};

    &:not([data-open]) {
      display: none;
    }
  }
`

export const StyledLink = styled.a`
  ${base}
  ${focusRing}
  ${softTransition}
  position: relative;
  display: flex;
  align-items: center;
  min-block-size: 2.25rem;
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.md};
  color: ${color.textMuted};
  font-size: ${fontSize.md};
  font-weight: 450;
  line-height: 1.3;
  text-decoration: none;

  @media (pointer: coarse) {
    min-block-size: 2.75rem;
  }

  @media (hover: hover) {
    &:hover {
      background: ${color.surface2};
      color: ${color.text};
    }
  }

  &[aria-current] {
    background: ${color.surface3};
    color: ${color.text};
    font-weight: 550;
  }

  @media (forced-colors: active) {
    &[aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`
