import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { RecordFacts } from './RecordFacts.tsx'

const beetle = seedWorld({ today: storyDay, size: 'small' }).beetles.find(({ status }) => status === 'published')!

const meta = preview.meta({ component: RecordFacts })

export const Ready = meta.story({ args: { beetle } })
/** Administrators know people's names. */
export const Named = meta.story({
  args: { beetle: { ...beetle, letzter_bearbeiter: 'expert@waldkerf.test' }, editorName: 'Erika Expertin' },
})
/** As everybody below the experts gets it. */
export const Unknown = meta.story({
  args: { beetle: { ...beetle, letzter_bearbeiter: null, published_from: null } },
  play: async ({ canvas, step }) => {
    await step('Wer bearbeitet und veröffentlicht hat, steht nicht da, auch nicht als ‚keine Angabe‘', async () => {
      await expect(canvas.queryByText('Zuletzt bearbeitet von')).toBeNull()
      await expect(canvas.queryByText('Veröffentlicht von')).toBeNull()
      await expect(canvas.queryByText('keine Angabe')).toBeNull()
    })
  },
})
export const Impersonal = meta.story({ args: { beetle, impersonal: true } })
export const Empty = meta.story({
  args: {
    beetle: {
      ...beetle,
      fund_datum: null,
      bundesland: '',
      lat: null,
      lon: null,
      letzter_bearbeiter: '',
      published_from: '',
    },
  },
})
export const LongGerman = meta.story({
  args: {
    beetle: {
      ...beetle,
      bundesland: 'Mecklenburg-Vorpommern',
      letzter_bearbeiter: `${'langername'.repeat(5)}@waldkerf.test`,
    },
  },
})
