import { styled } from 'styled-components'
import { base } from '../../theme/index.js'
import { color, fontSize, radius, space } from '../../tokens/index.js'

export const StyledRemarkList = styled.div`
  ${base}
  display: grid;
  justify-items: start;
  gap: ${space[2]};
  min-inline-size: 0;
  padding-block-end: ${space[3]};
  padding-inline: var(--preview-start, ${space[5]}) var(--preview-end, ${space[5]});

  &:first-child {
    padding-block-start: ${space[4]};
  }
`

export const StyledRemarks = styled.ul`
  ${base}
  display: grid;
  gap: ${space[2]};
  inline-size: 100%;
  padding: 0;
  list-style: none;
`

export const StyledRemark = styled.li`
  --_ink: ${color.info};

  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[3]};
  padding: ${space[2]} ${space[3]};
  border-inline-start: 2px solid var(--_ink);
  border-radius: ${radius.sm};
  background: color-mix(in srgb, var(--_ink) 7%, ${color.surface});
  color: ${color.text};
  font-size: ${fontSize.md};
  line-height: 1.45;
  overflow-wrap: anywhere;

  &[data-tone='review'] {
    --_ink: ${color.warning};
  }

  &[data-tone='conflict'] {
    --_ink: ${color.danger};
  }

  & > svg {
    inline-size: 1.125rem;
    block-size: 1.125rem;
    margin-block-start: 0.125rem;
    color: var(--_ink);
  }

  & p {
    margin: 0;
    max-inline-size: 72ch;
  }
`
