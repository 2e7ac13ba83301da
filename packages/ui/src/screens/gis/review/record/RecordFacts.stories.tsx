import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { RecordFacts } from './RecordFacts.tsx'
import { type ReactNode, useState } from 'react'
import { PartBoundary } from '../ReviewBody.tsx'

const beetle = seedWorld({ today: storyDay, size: 'small' }).beetles.find(({ status }) => status === 'published')!

const meta = preview.meta({ component: RecordFacts, subcomponents: { Part } })

const people = [
  { user_id: 7, mail: 'nora@waldkerf.test', name: 'Nora Nutzer', gemeldet: 1_212, veroeffentlicht: 10, abgelehnt: 1 },
  { user_id: 2, mail: 'expert@waldkerf.test', name: 'Erika Expertin', gemeldet: 0, veroeffentlicht: 0, abgelehnt: 0 },
]

export const Ready = meta.story({ args: { beetle } })
/** Reviewers see the names of the reporter and of other reviewers. */
export const Named = meta.story({
  args: { beetle: { ...beetle, user_id: 7, letzter_bearbeiter: 'expert@waldkerf.test' }, people },
  play: async ({ canvas, step }) => {
    await step('Die meldende Person steht mit Namen und Bilanz da, wer bearbeitet hat, mit Namen', async () => {
      await expect(canvas.getByText('Nora Nutzer')).toBeVisible()
      await expect(canvas.getByText('1.212 gemeldet, 10 veröffentlicht')).toBeVisible()
      await expect(canvas.getAllByText('Erika Expertin')[0]).toBeVisible()
      await expect(canvas.queryByText('expert@waldkerf.test')).toBeNull()
    })
  },
})
/** The accounts that reported and published have been erased. */
export const Erased = meta.story({
  args: { beetle: { ...beetle, user_id: null, published_from: 'gelöschtes Konto' }, people, changes: [] },
  globals: { language: 'en' },
  play: async ({ canvas, step }) => {
    await step('An ihrer Stelle steht, dass es das Konto nicht mehr gibt', async () => {
      await expect(canvas.getAllByText('erased account')).toHaveLength(2)
    })
  },
})
/** From a file: nobody has reported it. */
export const Imported = meta.story({
  args: {
    beetle: { ...beetle, user_id: null },
    people,
    changes: [{ zeit: '2026-11-12T09:30:00Z', wer: 'expert@waldkerf.test', aenderungen: { herkunft: 'GBIF' } }],
  },
  play: async ({ canvas, step }) => {
    await step('Statt einer Person steht da, woher der Fund kommt', async () => {
      await expect(canvas.getByText('Importiert aus GBIF')).toBeVisible()
      await expect(canvas.queryByText('gelöschtes Konto')).toBeNull()
      await expect(canvas.queryByText('Gemeldet von')).toBeNull()
    })
  },
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

/** Throws while it has no text. */
function Fragile({ say }: { say: string }): ReactNode {
  if (say === '') throw new Error('Nothing to say')
  return <p>{say}</p>
}

/** A part whose data become valid after it has failed. */
function Part() {
  const [say, setSay] = useState('')
  return (
    <main>
      <button type="button" onClick={() => setSay('Drei Meldungen in der Nähe')}>
        Daten kommen
      </button>
      <PartBoundary>
        <Fragile say={say} />
      </PartBoundary>
    </main>
  )
}

export const BoundaryFailed = meta.story({
  args: Ready.composed.args,
  render: () => <Part />,
  play: async ({ canvas, userEvent, step }) => {
    await step('Was abbrach, sagt es an seinem Platz', async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent('Dieser Teil lässt sich nicht anzeigen')
    })
    await step('und lässt sich wiederholen', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Daten kommen' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }))
      await expect(await canvas.findByText('Drei Meldungen in der Nähe')).toBeVisible()
    })
  },
})
