import { css } from 'styled-components'
import { base } from '../../theme/index.js'
import { color, fontSize, radius, space } from '../../tokens/index.js'

/** The column headers, which stay at the top, and the buttons of their menus. */
export const head = css`
  & [data-head] {
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
  }

  & [data-head] > [role='row'] {
    --_ground: ${color.surface2};
    block-size: 2.5rem;
    border-block-end: 1px solid ${color.border};
    background: var(--_ground);
    color: ${color.textMuted};
    font-size: ${fontSize.xs};
    font-weight: 500;
    white-space: nowrap;
  }

  & [data-head] button {
    ${base}
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
    min-inline-size: 0;
    max-inline-size: 100%;
    min-block-size: 1.75rem;
    padding: 0 ${space[1]};
    margin-inline: calc(-1 * ${space[1]});
    border: 0;
    border-radius: ${radius.sm};
    background: none;
    color: inherit;
    font-size: inherit;
    font-weight: inherit;
    cursor: pointer;
  }

  & [data-head] button::after {
    content: '';
    position: absolute;
    inset: -0.5rem -0.25rem;
  }

  & [data-head] :is(button, [role='columnheader']) > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  & [data-head] button > svg {
    flex: none;
    inline-size: 0.875rem;
    block-size: 0.875rem;
    color: ${color.textSubtle};
  }

  & [data-head] [data-excluded] > button > span {
    text-decoration: line-through;
  }

  @media (hover: hover) {
    & [data-head] button:hover {
      color: ${color.text};
    }
  }
`
