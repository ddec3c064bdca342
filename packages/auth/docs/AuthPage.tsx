import { Description, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'
import { componentName } from '../../../.storybook/componentName.ts'

/** The docs page of a part of the package: its description, and its examples with source. */
export function AuthPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  return (
    <>
      <Title>{componentName(preparedMeta.title)}</Title>
      <Subtitle />
      <Description of="meta" />
      <Stories title="Examples" includePrimary />
    </>
  )
}
