import preview from '@waldkerf/storybook/preview'
import { ArticleStatus, Stars, TypedTitle } from './ArticleCells.tsx'

const meta = preview.meta({
  component: TypedTitle,
  subcomponents: { Stars, ArticleStatus },
  parameters: { layout: 'padded' },
})

export const Ready = meta.story({
  args: { title: 'Am Waldrand', type: 'EU' },
  render: (args) => (
    <>
      <p>
        <TypedTitle {...args} />
      </p>
      <p>
        <Stars count={3} />
      </p>
      <p>
        <ArticleStatus status="published" /> <ArticleStatus status="draft" />
      </p>
    </>
  ),
})
export const LongGerman = meta.story({
  args: { title: 'Entwässerungsgenossenschaftsbestandsunterlagendigitalisierung '.repeat(4), type: 'JP' },
  globals: { viewport: { value: 'phone' } },
})
