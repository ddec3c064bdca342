import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks'
import { styled } from 'styled-components'
import type { Example, Examples } from '../packages/ui/docs/examples.ts'
import { CheckIcon, FailedIcon } from '../packages/ui/src/icons/index.js'
import { color, font, fontSize, radius, space } from '../packages/ui/src/tokens/index.js'
import { componentName } from './componentName.ts'

const StyledExamples = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr));
  gap: ${space[5]};
  margin-block: ${space[6]} ${space[8]};
  font-family: ${font.body};
`

const StyledExample = styled.figure`
  display: grid;
  grid-template-rows: 1fr auto;
  min-inline-size: 0;
  margin: 0;
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
  color: ${color.text};
  overflow: clip;

  & > div {
    display: grid;
    align-content: center;
    min-inline-size: 0;
    padding: ${space[6]};
    background: ${color.bg};
  }

  & > figcaption {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[1]} ${space[2]};
    padding: ${space[4]} ${space[5]};
    border-block-start: 2px solid var(--_verdict);
    color: ${color.textMuted};
    font-size: ${fontSize.md};
    line-height: 1.5;
  }

  & strong {
    color: ${color.text};
  }

  & svg {
    inline-size: 1.125rem;
    block-size: 1.5em;
    color: var(--_verdict);
  }

  & p {
    grid-column: 2;
    margin: 0;
  }

  &[data-verdict='do'] {
    --_verdict: ${color.success};
  }

  &[data-verdict='dont'] {
    --_verdict: ${color.danger};
  }
`

const verdicts = {
  do: { sign: CheckIcon, label: 'Do' },
  dont: { sign: FailedIcon, label: 'Don’t' },
} as const

function LiveExample({ verdict, example }: { verdict: keyof Examples; example: Example }) {
  const { sign: Sign, label } = verdicts[verdict]
  return (
    <StyledExample data-verdict={verdict}>
      <div>{example.render()}</div>
      <figcaption>
        <Sign />
        <strong>{label}</strong>
        <p>{example.caption}</p>
      </figcaption>
    </StyledExample>
  )
}

/** The docs page of a component: description, props, do and don't, and all stories. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const examples: Examples | undefined = preparedMeta.parameters.examples
  return (
    <>
      <Title>{componentName(preparedMeta.title)}</Title>
      <Subtitle />
      <Description of="meta" />
      <Primary />
      <Controls />
      {examples && (
        <Unstyled>
          <StyledExamples>
            <LiveExample verdict="do" example={examples.do} />
            <LiveExample verdict="dont" example={examples.dont} />
          </StyledExamples>
        </Unstyled>
      )}
      <Stories />
    </>
  )
}
