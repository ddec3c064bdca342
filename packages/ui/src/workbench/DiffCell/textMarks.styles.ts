import { css } from 'styled-components'
import { color, effect, radius } from '../../tokens/index.js'

/** The marks of changed words, for an element with `del` and `ins` in it; they never differ by colour alone. */
export const textMarks = css`
  & :is(del, ins) {
    padding: 0.0625rem 0.1875rem;
    border-radius: ${radius.xs};
    -webkit-box-decoration-break: clone;
    box-decoration-break: clone;
  }

  & del {
    background: color-mix(in srgb, ${color.danger} 13%, transparent);
    color: ${color.textMuted};
    text-decoration: line-through;
    text-decoration-color: ${color.danger};
    text-decoration-thickness: 1.5px;
  }

  & ins {
    background: color-mix(in srgb, ${color.success} ${effect.tint}, transparent);
    box-shadow: inset 0 -1.5px ${color.success};
    color: ${color.text};
    font-weight: 600;
    text-decoration: none;
  }

  & [data-break]::before {
    color: ${color.textSubtle};
    content: ' · ';
    content: ' · ' / '';
  }

  & [data-empty] {
    color: ${color.textSubtle};
  }

  @media (forced-colors: active) {
    & ins {
      text-decoration: underline;
    }
  }
`
