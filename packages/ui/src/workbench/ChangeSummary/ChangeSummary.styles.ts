import { styled } from 'styled-components'
import { base, tabularNumbers, turning, visuallyHidden } from '../../theme/index.js'
import { color, fontSize, space } from '../../tokens/index.js'

export const StyledChangeSummary = styled.div`
  ${base}
  ${tabularNumbers}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[4]};
  box-sizing: border-box;
  min-inline-size: 0;
  min-block-size: 3.5rem;
  padding-block: 0.625rem ${space[2]};
  padding-inline: var(--preview-start, ${space[5]}) var(--preview-end, ${space[5]});
  color: ${color.textMuted};
  font-size: ${fontSize.md};
  line-height: 1.45;

  [data-drawer] & {
    min-block-size: 0;
    padding: 0;
  }

  & > p {
    margin: 0;
    min-inline-size: 0;
  }

  & > p:first-child {
    flex: 1 1 auto;
  }

  & strong {
    color: ${color.text};
    font-weight: 600;
  }

  &[data-state='calculating'] strong {
    color: inherit;
  }

  & > [data-status] {
    ${visuallyHidden}
  }
`

export const StyledWork = styled.p`
  display: inline-flex;
  align-items: baseline;
  gap: 0.375rem;
  font-size: ${fontSize.sm};

  & > svg {
    position: relative;
    inset-block-start: 0.125rem;
    flex: none;
    inline-size: 0.9375rem;
    block-size: 0.9375rem;
  }

  & > svg[data-running] {
    ${turning}
  }

  & > svg[data-invalid] {
    color: ${color.danger};
  }
`
