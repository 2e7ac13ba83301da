import preview from '@waldkerf/storybook/preview'
import { StatusWord } from './StatusWord.tsx'
import { expect } from 'storybook/test'
import { NearestPlace } from './beetleList.tsx'

const meta = preview.meta({
  component: StatusWord,
  subcomponents: { NearestPlace },
  parameters: { layout: 'centered' },
})

export const Ready = meta.story({ args: { status: 'published' } })
/** A question whose last word is the reporter's. */
export const Answered = meta.story({ args: { status: 'query', answered: true } })
export const Claimed = meta.story({ args: { status: 'in_review', by: 'Matthias Baur' } })
/** A status that nobody knows is shown as it is stored. */
export const Unknown = meta.story({ args: { status: 'archiviert' } })

export const Nearest = meta.story({
  args: Ready.composed.args,
  render: () => <NearestPlace lat={51.88} lon={10.46} />,
  play: async ({ canvas, step }) => {
    await step('Ich lese, wo der Fund liegt', async () => {
      await expect(await canvas.findByText('3 km südöstlich von Goslar')).toBeVisible()
    })
  },
})

/** The record has no coordinate. */
export const NearestEmpty = meta.story({
  args: Ready.composed.args,
  render: () => <NearestPlace lat={null} lon={null} />,
})
