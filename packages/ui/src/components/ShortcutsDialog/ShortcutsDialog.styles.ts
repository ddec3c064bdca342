import { styled } from 'styled-components'
import { base, visuallyHidden } from '../../theme/index.js'
import { color, font, fontSize, radius, space, upTo } from '../../tokens/index.js'

export const StyledGroups = styled.div`
  display: grid;
  gap: ${space[6]};

  & > section > h3 {
    ${base}
    color: ${color.textSubtle};
    font-size: ${fontSize.xs};
    font-weight: 500;
    line-height: 1.4;
  }
`

export const StyledShortcuts = styled.dl`
  ${base}
  font-size: ${fontSize.md};
  line-height: 1.35;

  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[2]} ${space[4]};
    padding-block: ${space[2]};
  }

  & > div + div {
    border-block-start: 1px solid ${color.border};
  }

  & dt {
    flex: 1 1 12rem;
    min-inline-size: 0;
    color: ${color.text};
  }

  & dd {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[2]};
    margin: 0;
  }

  @media ${upTo.phone} {
    & dt {
      flex-basis: 9rem;
    }
  }
`

/** Keys that are pressed together. */
export const StyledKeys = styled.span`
  display: inline-flex;
  gap: ${space[1]};

  & > kbd {
    display: inline-grid;
    place-items: center;
    box-sizing: border-box;
    min-inline-size: 1.625rem;
    min-block-size: 1.625rem;
    padding-inline: ${space[2]};
    border: 1px solid ${color.borderControl};
    border-radius: ${radius.sm};
    background: ${color.surface2};
    color: ${color.text};
    font-family: ${font.mono};
    font-size: ${fontSize.xs};
    line-height: 1;
    white-space: nowrap;
  }

  & svg {
    display: block;
    inline-size: 0.875rem;
    block-size: 0.875rem;
    stroke-width: 2;
  }

  /* The keyboard layout does not depend on the text direction. */
  & > kbd[data-key='up'] svg {
    rotate: -90deg;
  }

  & > kbd[data-key='down'] svg {
    rotate: 90deg;
  }

  & > kbd[data-key='left'] svg {
    rotate: 180deg;
  }
`

export const StyledRead = styled.span`
  ${visuallyHidden}
`
