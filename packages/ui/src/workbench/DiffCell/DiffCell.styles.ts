import { css, styled } from 'styled-components'
import { base, tabularNumbers } from '../../theme/index.js'
import { color, effect, fontSize, radius, space } from '../../tokens/index.js'

/** The look of a value before and after a change, for a `<span>` with a `data-diff`. */
export const diffLook = css`
  ${tabularNumbers}
  display: inline-flex;
  align-items: center;
  gap: 0.4375rem;
  min-inline-size: 0;
  max-inline-size: 100%;
  white-space: nowrap;

  & > :is(del, ins, span) {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  & > del {
    color: ${color.textMuted};
    text-decoration: line-through;
    text-decoration-color: ${color.textSubtle};
  }

  & > ins {
    padding: 0.125rem 0.375rem;
    border-radius: ${radius.xs};
    background: color-mix(in srgb, ${color.success} ${effect.tint}, transparent);
    color: ${color.text};
    font-weight: 600;
    text-decoration: none;
  }

  & > strong {
    font-weight: 600;
  }

  & > [data-empty] {
    flex: none;
    color: ${color.textSubtle};
    font-weight: 450;
    text-decoration: none;
  }

  & > [data-was] {
    color: ${color.textMuted};
  }

  & > strong {
    font-weight: 600;
  }

  & > svg {
    flex: none;
    inline-size: 0.8125rem;
    block-size: 0.8125rem;
    color: ${color.textSubtle};
  }

  &:dir(rtl) > svg[data-arrow] {
    transform: scaleX(-1);
  }

  &[data-excluded] > [data-kept] {
    color: ${color.text};
    font-weight: 500;
  }

  &[data-diff='excerpt'] {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  &[data-diff='excerpt'] > :is(del, ins, span) {
    overflow: visible;
  }

  &[data-diff='excerpt'] > ins {
    padding: 0.125rem 0.1875rem;
  }

  &[data-diff='tags'] > * {
    flex: none;
    padding: 0.0625rem ${space[2]};
    border: 1px solid ${color.border};
    border-radius: ${radius.full};
    color: ${color.textMuted};
    font-size: ${fontSize.xs};
    font-weight: 450;
  }

  &[data-diff='tags'] {
    gap: ${space[1]};
    overflow: hidden;
  }

  &[data-diff='tags'] > ins {
    border-color: color-mix(in srgb, ${color.success} 45%, transparent);
    color: ${color.text};
    font-weight: 600;
  }

  &[data-diff='tags'] > ins::before {
    content: '+ ' / '';
    color: ${color.success};
  }

  &[data-diff='tags'] > del {
    background: color-mix(in srgb, ${color.danger} 13%, transparent);
  }

  &[data-diff='tags'] > del::before {
    content: '− ' / '';
    color: ${color.danger};
  }

  &[data-diff='tags'] > [data-kept] {
    border-color: ${color.borderControl};
  }

  &[data-conflict] > ins {
    background: color-mix(in srgb, ${color.danger} ${effect.tint}, transparent);
  }

  @media (forced-colors: active) {
    & > ins {
      text-decoration: underline;
    }
  }
`

export const StyledDiff = styled.span`
  ${base}
  ${diffLook}
`
