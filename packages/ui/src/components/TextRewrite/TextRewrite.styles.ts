import { styled } from 'styled-components'
import { base } from '../../theme/index.js'
import { color, fontSize, radius, space } from '../../tokens/index.js'

export const StyledText = styled.span`
  & del {
    color: ${color.textSubtle};
    text-decoration: line-through;
    text-decoration-color: ${color.danger};
    text-decoration-thickness: 1px;
  }

  & ins {
    padding: 0.1em 0.25em;
    margin-inline: -0.1em;
    border-radius: ${radius.xs};
    background: color-mix(in srgb, ${color.accentText} 13%, transparent);
    text-decoration: underline;
    text-decoration-color: ${color.accentText};
    text-decoration-thickness: 1px;
    text-underline-offset: 0.25em;
    -webkit-box-decoration-break: clone;
    box-decoration-break: clone;
  }
`

export const StyledNothing = styled.span`
  color: ${color.textSubtle};
  font-style: italic;
  font-weight: 400;
`

export const StyledTags = styled.ul`
  ${base}
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  padding: 0;
  list-style: none;

  & > li {
    padding: ${space[1]} ${space[3]};
    border: 1px solid ${color.border};
    border-radius: ${radius.full};
    font-size: ${fontSize.sm};
    line-height: 1.4;
  }

  & > li[data-changed] {
    border-color: ${color.accentText};
    background: color-mix(in srgb, ${color.accentText} 13%, transparent);
  }

  & del,
  & ins {
    text-decoration: none;
  }

  & del {
    text-decoration: line-through;
    text-decoration-color: ${color.danger};
  }
`
