import { storyHandlers } from '@waldkerf/mocks/browser'
import preview from '@waldkerf/storybook/preview'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { useEffect, useState } from 'react'
import { expect } from 'storybook/test'
import { Stage } from '../../workbench/Stage.tsx'
import { useBeetleSections, useBeetleWindow } from '../../data/gis/beetleSections.ts'

const everywhere = { west: 5, south: 45, east: 18, north: 56 }
const filter = { bundesland: 'Bayern', mit_bild: true }

/** A screen that works on clusters and windows. */
function Sections() {
  const load = useBeetleSections(filter)
  const [counts, setCounts] = useState<readonly number[]>([])
  const rows = shown(useBeetleWindow({ ...filter, anzahl: 5 }))
  useEffect(() => {
    const leaving = new AbortController()
    void load(everywhere, 6.4, leaving.signal).then(
      (clusters) => setCounts(clusters.map(({ anzahl }) => anzahl)),
      () => undefined,
    )
    return () => leaving.abort()
  }, [load])
  return (
    <main>
      <p>Fundorte: {counts.reduce((sum, count) => sum + count, 0)}</p>
      <p>Meldungen: {rows?.gesamt}</p>
      <ul>
        {rows?.zeilen.map(({ id, bundesland }) => (
          <li key={id}>{bundesland}</li>
        ))}
      </ul>
    </main>
  )
}

function Page() {
  return (
    <Stage user="expert@waldkerf.test" path="/gis/index">
      <Sections />
    </Stage>
  )
}

const meta = preview.meta({ component: Page, beforeEach: ({ msw }) => msw.use(...storyHandlers()) })

export const Ready = meta.story({
  play: async ({ canvas, step }) => {
    await step('Karte und Liste zeigen dasselbe Land', async () => {
      await expect(await canvas.findAllByText('Bayern')).toHaveLength(5)
      await expect(await canvas.findByText(/Fundorte: [1-9]/)).toBeVisible()
      await expect(canvas.getByText(/Meldungen: [1-9]/)).toBeVisible()
    })
  },
})
