import { styled } from 'styled-components'
import { base, coarseTarget, focusRing, visuallyHidden } from '../../theme/index.js'
import { color, fontSize, radius, space } from '../../tokens/index.js'
import { controlBox } from '../../components/FormField/index.js'

export const StyledDiffFilters = styled.div`
  ${base}
  container-type: inline-size;
  min-inline-size: 0;
  padding-block-end: ${space[4]};
  padding-inline: var(--preview-start, ${space[5]}) var(--preview-end, ${space[5]});
`

/** One line, of which the filters scroll. */
export const StyledLine = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]} ${space[3]};

  /* With room for their focus rings. */
  & > [role='radiogroup'] {
    flex: 0 1 auto;
    flex-wrap: nowrap;
    gap: 0.375rem;
    margin: calc(-1 * ${space[2]});
    padding: ${space[2]};
    overflow-x: auto;
    scrollbar-width: none;
  }

  & > [role='radiogroup'] > * {
    flex: none;
    padding-inline: 0.625rem;
  }

  & > button {
    flex: none;
  }

  & > [data-menus] {
    display: flex;
    flex: none;
    margin-inline: auto calc(-1 * ${space[2]});

    @media (forced-colors: active) {
      gap: ${space[1]};
    }
  }

  &[data-compact]:not([data-searching]) > [role='search'] {
    display: none;
  }

  /* A search takes the place of the filters. */
  @container (max-width: 40rem) {
    &[data-compact][data-searching] > [role='radiogroup'] {
      display: none;
    }

    &[data-compact] > [role='search'] {
      max-inline-size: none;
    }
  }
`

export const StyledSearch = styled.div`
  position: relative;
  display: grid;
  flex: 1 1 9rem;
  align-items: center;
  max-inline-size: 16rem;
  min-inline-size: 7rem;

  & > * {
    grid-area: 1 / 1;
  }

  & > svg {
    z-index: 1;
    inline-size: 1rem;
    block-size: 1rem;
    margin-inline-start: ${space[3]};
    color: ${color.textSubtle};
    pointer-events: none;
  }

  & > label {
    ${visuallyHidden}
  }

  & > input {
    ${controlBox}
    min-block-size: 2.25rem;
    padding-block: 0;
    padding-inline: 2.25rem;
    font-size: ${fontSize.sm};

    &:placeholder-shown {
      padding-inline-end: ${space[2]};
    }

    &::placeholder {
      color: ${color.textSubtle};
      opacity: 1;
    }

    &::-webkit-search-cancel-button {
      display: none;
    }
  }

  & > button {
    ${focusRing}
    ${coarseTarget}
    position: relative;
    z-index: 1;
    display: grid;
    justify-self: end;
    place-items: center;
    inline-size: 1.5rem;
    block-size: 1.5rem;
    padding: 0;
    margin-inline-end: 0.375rem;
    border: 0;
    border-radius: ${radius.sm};
    background: none;
    color: ${color.textMuted};
    cursor: pointer;
  }

  & > button > svg {
    inline-size: 0.875rem;
    block-size: 0.875rem;
  }

  @media (pointer: coarse) {
    & > input {
      min-block-size: 2.75rem;
      font-size: ${fontSize.base};
    }
  }
`
