import { styled } from 'styled-components'
import { base, coarseTarget, focusRing, tabularNumbers } from '../../theme/index.js'
import { color, effect, font, fontSize, radius, space } from '../../tokens/index.js'
import { controlBox } from '../../components/FormField/index.js'

export const StyledCellEditor = styled.div`
  ${base}
  position: relative;
  display: grid;
  flex: 1;
  gap: ${space[2]};
  inline-size: 100%;
  min-inline-size: 0;
  color: ${color.text};
  text-align: start;

  & textarea {
    ${controlBox}
    display: block;
    min-block-size: 2.5rem;
    padding-block: 0.5rem;
    padding-inline: 0.8125rem;
    overflow: hidden;
    font-size: ${fontSize.md};
    resize: none;
  }

  &[data-place='value'] textarea {
    min-block-size: 2rem;
    padding: 0.25rem 0.5rem;
    border-radius: ${radius.sm};
    line-height: 1.375rem;
  }

  &[data-place='drawer'] textarea {
    font-size: ${fontSize.base};
  }

  &[data-number] textarea {
    text-align: end;
  }

  & [data-below] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[1]} ${space[4]};
    color: ${color.textMuted};
    font-size: ${fontSize.xs};
    line-height: 1.5;
    text-align: start;
  }

  /* A column of values is too narrow for what is said of the field. */
  &[data-place='value'] > [data-below] {
    position: absolute;
    z-index: 3;
    inset-block-start: calc(100% + 0.375rem);
    inset-inline-end: 0;
    inline-size: max-content;
    max-inline-size: 22rem;
    padding: ${space[2]} ${space[3]};
    border: 1px solid ${color.border};
    border-radius: ${radius.md};
    background: ${color.surface2};
    box-shadow: ${effect.shadow2};
  }

  & [data-count] {
    ${tabularNumbers}
    margin-inline-start: auto;
  }

  & [data-count='over'] {
    color: ${color.warning};
    font-weight: 600;
  }

  & kbd {
    margin-inline-end: ${space[1]};
    padding: 0.0625rem 0.375rem;
    border: 1px solid ${color.border};
    border-radius: ${radius.xs};
    background: ${color.surface2};
    font-family: ${font.mono};
    font-size: ${fontSize.axis};
  }

  & [data-back] {
    ${focusRing}
    ${coarseTarget}
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
    padding: 0;
    border: 0;
    border-radius: ${radius.xs};
    background: none;
    color: ${color.accentText};
    font: inherit;
    font-weight: 500;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }

  & [data-back] > svg {
    inline-size: 0.8125rem;
    block-size: 0.8125rem;
  }

  & [data-problem] {
    flex-basis: 100%;
  }

  & [data-actions] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
  }
`
