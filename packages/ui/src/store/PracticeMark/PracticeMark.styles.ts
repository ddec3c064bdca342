import { styled } from 'styled-components'
import { base, coarseTarget, focusRing, softTransition, visuallyHidden } from '../../theme/index.js'
import { color, fontSize, radius, space } from '../../tokens/index.js'

/** Dashed like every mark of samples. */
export const StyledMark = styled.a`
  ${base}
  ${focusRing}
  ${softTransition}
  ${coarseTarget}
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${space[2]};
  min-block-size: 2.375rem;
  padding-inline: ${space[3]};
  border: 1px dashed ${color.warning};
  border-radius: ${radius.md};
  background: color-mix(in srgb, ${color.warning} 7%, ${color.surface});
  color: ${color.text};
  font-size: ${fontSize.sm};
  font-weight: 500;
  text-decoration: none;
  white-space: nowrap;

  & > svg {
    flex: none;
    inline-size: 1rem;
    block-size: 1rem;
    color: ${color.warning};
    stroke-width: 1.75;
  }

  /* Beside the search, the open file and the controls there is room for the flask alone. */
  @media (max-width: 60rem) {
    padding-inline: 0.625rem;

    & > span {
      ${visuallyHidden}
    }
  }

  /* The chip of its file says the same. */
  [data-file-chip]:has([data-live='practice']) ~ && {
    display: none;
  }

  /* On a phone the open file has this place. */
  @media (max-width: 40rem) {
    [data-file-chip] ~ && {
      display: none;
    }
  }
`
