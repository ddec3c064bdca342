import { styled } from 'styled-components'
import { base } from '../../theme/index.js'
import { color, fontSize, radius, space } from '../../tokens/index.js'

export const StyledFilterRule = styled.div`
  ${base}
  min-inline-size: 0;
  padding-block-end: ${space[3]};
  padding-inline: var(--preview-start, ${space[5]}) var(--preview-end, ${space[5]});

  & > div {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[3]};
    padding: ${space[2]} ${space[3]};
    border-radius: ${radius.md};
    background: ${color.surface2};
    color: ${color.textMuted};
    font-size: ${fontSize.md};
    line-height: 1.45;
    overflow-wrap: anywhere;
  }

  & svg {
    inline-size: 1rem;
    block-size: 1rem;
    margin-block-start: 0.1875rem;
  }

  & p {
    margin: 0;
    max-inline-size: 72ch;
  }

  & strong {
    color: ${color.text};
    font-weight: 600;
  }
`
