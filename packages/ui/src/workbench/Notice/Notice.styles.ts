import { styled } from 'styled-components'
import { base } from '../../theme/index.js'
import { color, fontSize, radius, space, upTo } from '../../tokens/index.js'

export const StyledNotice = styled.div`
  ${base}
  --_ink: ${color.info};

  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space[1]} ${space[3]};
  min-inline-size: 0;
  padding: ${space[3]} ${space[4]};
  border: 1px solid var(--_ink);
  border-radius: ${radius.md};
  background: color-mix(in srgb, var(--_ink) 7%, ${color.surface});
  color: ${color.text};
  overflow-wrap: anywhere;

  &[data-tone='success'] {
    --_ink: ${color.success};
  }

  &[data-tone='warning'] {
    --_ink: ${color.warning};
  }

  &[data-tone='danger'] {
    --_ink: ${color.danger};
  }

  & > svg {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin-block-start: 0.1875rem;
    color: var(--_ink);
    stroke-width: 1.75;
  }

  @media ${upTo.phone} {
    padding-inline: ${space[3]};
  }
`

export const StyledBody = styled.div`
  display: grid;
  gap: ${space[1]};
  min-inline-size: 0;
  padding-block: 0.125rem;
`

export const StyledTitle = styled.p`
  ${base}
  font-size: ${fontSize.base};
  font-weight: 600;
  line-height: 1.4;
`

export const StyledText = styled.div`
  max-inline-size: 72ch;
  color: ${color.textMuted};
  font-size: ${fontSize.md};
  line-height: 1.5;
  text-wrap: pretty;

  & > p {
    margin: 0;
  }
`

export const StyledActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-block-start: ${space[2]};
`

/** Keeps the height of the title, so that the button does not move the text. */
export const StyledDismiss = styled.div`
  margin-block: -0.375rem;
  margin-inline-end: -0.375rem;
`
