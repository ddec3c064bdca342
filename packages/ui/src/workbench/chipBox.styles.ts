import { css } from 'styled-components'
import { base, coarseTarget, softTransition } from '../theme/index.js'
import { color, fontSize, radius, space } from '../tokens/index.js'

/** A chip: a pill of 32 px, on coarse pointers of 36 px with a target of 44 px. */
export const chipBox = css`
  ${base}
  ${softTransition}
  ${coarseTarget}
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-inline-size: 0;
  max-inline-size: 100%;
  min-block-size: 2rem;
  padding: 0 ${space[3]};
  border: 1px solid ${color.borderControl};
  border-radius: ${radius.full};
  background: transparent;
  color: ${color.text};
  font-size: ${fontSize.xs};
  font-weight: 500;
  line-height: 1.2;
  text-align: start;
  cursor: pointer;

  & > svg {
    flex: none;
    inline-size: 1rem;
    block-size: 1rem;
    stroke-width: 1.75;
  }

  @media (pointer: coarse) {
    min-block-size: 2.25rem;
  }
`
