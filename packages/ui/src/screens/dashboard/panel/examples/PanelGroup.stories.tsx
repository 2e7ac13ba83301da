import preview from '@waldkerf/storybook/preview'
import { type ReactNode, useEffect } from 'react'
import { expect, fn } from 'storybook/test'
import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import { FailedTogether } from '../FailedTogether.tsx'
import { PanelCard } from '../PanelCard.tsx'
import { PanelGroup, usePanelPlace } from '../PanelGroup.tsx'

const meta = preview.meta({ component: PanelGroup, parameters: { layout: 'padded' } })

const [season, species] = [fn(), fn()]
const failed = (retry: () => void): Loadable<string[]> => ({ status: 'failed', message: 'Keine Verbindung.', retry })
const ready = (...data: string[]): Loadable<string[]> => ({ status: 'ready', data })
const panel = (title: string, state: Loadable<string[]>) => (
  <PanelCard key={title} title={title} state={state} skeleton={null}>
    {(rows) => <p>{rows.join(', ')}</p>}
  </PanelCard>
)
const around = (...panels: ReactNode[]) => (
  <>
    <FailedTogether />
    {panels}
  </>
)

/** One panel that failed says so at its place. */
export const Ready = meta.story({
  args: { isEmpty: false, children: around(panel('Jahreslauf', failed(season)), panel('Arten', ready('Buchdrucker'))) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Jahreslauf' })).toBeVisible()
    await expect(canvas.getAllByRole('alert')).toHaveLength(1)
  },
})
export const Failed = meta.story({
  args: { isEmpty: false, children: around(panel('Jahreslauf', failed(season)), panel('Arten', failed(species))) },
  play: async ({ canvas, userEvent, step }) => {
    await step('Zwei sagen es gemeinsam, mit einem Knopf für beide', async () => {
      await expect(await canvas.findByText('Mehrere Teile der Seite konnten nicht geladen werden')).toBeVisible()
      await expect(canvas.queryByRole('region')).toBeNull()
      await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }))
      await expect(season).toHaveBeenCalled()
      await expect(species).toHaveBeenCalled()
    })
  },
})
/** Nothing is published: panels without rows are not shown, the others stay. */
export const Empty = meta.story({
  args: { isEmpty: true, children: around(panel('Jahreslauf', ready()), panel('Meine Meldungen', ready('Nr. 1'))) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull()
    await expect(canvas.getByText('Nr. 1')).toBeVisible()
  },
})

const drawn = fn()
/** Its state is a new object with each render, as where a state is merged from several answers. */
function Anew({ title }: { title: string }) {
  useEffect(() => drawn())
  return usePanelPlace(title, failed(season)) && <p>{title}</p>
}
export const StatesMadeAnew = meta.story({
  args: { isEmpty: false, children: around(<Anew key="1" title="Aufgaben" />, <Anew key="2" title="Prognose" />) },
  play: async ({ canvas, step }) => {
    await step('Was misslang, wird einmal gemeldet, nicht mit jedem Zeichnen', async () => {
      await canvas.findByText('Mehrere Teile der Seite konnten nicht geladen werden')
      await expect(canvas.queryByText('Aufgaben')).toBeNull()
      await expect(drawn.mock.calls.length).toBeLessThan(30)
    })
  },
})
