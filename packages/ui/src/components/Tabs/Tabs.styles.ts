import { styled } from 'styled-components'
import { base, coarseTarget, focusRing, softTransition } from '../../theme/index.js'
import { color, fontSize, radius, space } from '../../tokens/index.js'

export const StyledTabs = styled.div`
  ${base}
  min-inline-size: 0;
  color: ${color.text};
`

export const StyledList = styled.div`
  ${base}
  display: flex;
  gap: ${space[1]};
  overflow-x: auto;
  scrollbar-width: thin;
  scrollbar-color: ${color.border} transparent;
  box-shadow: inset 0 -1px ${color.border};
`

export const StyledTab = styled.button`
  ${base}
  ${focusRing}
  ${softTransition}
  ${coarseTarget}
  position: relative;
  flex: none;
  min-block-size: 2.5rem;
  padding: ${space[2]} ${space[3]};
  border: 0;
  border-radius: ${radius.sm} ${radius.sm} 0 0;
  background: transparent;
  color: ${color.textMuted};
  font-size: ${fontSize.md};
  font-weight: 450;
  line-height: 1.3;
  white-space: nowrap;
  cursor: pointer;

  &::before {
    content: '';
    position: absolute;
    inset-block-end: 0;
    inset-inline: 0;
    block-size: 2px;
  }

  &[aria-selected='true'] {
    color: ${color.text};
    font-weight: 550;
  }

  &[aria-selected='true']::before {
    background: ${color.accentText};
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  @media (hover: hover) {
    &:hover {
      background: ${color.surface2};
      color: ${color.text};
    }
  }

  @media (forced-colors: active) {
    &[aria-selected='true']::before {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`

export const StyledPanel = styled.div`
  ${base}
  ${focusRing}
  padding-block: ${space[5]};
  border-radius: ${radius.sm};

  &[hidden] {
    display: none;
  }
`
