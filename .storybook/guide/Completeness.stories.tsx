import { Skeleton } from '@waldkerf/ui/parts/Skeleton/Skeleton'
import { lazy, Suspense } from 'react'
import { expect } from 'storybook/test'
import preview from '../preview.tsx'
import { CompletenessPage } from '../completeness/page/CompletenessPage.tsx'
import type { Report } from '../completeness/report/report.ts'

/** The workbench's own state, computed when it is imported. */
const OwnReport = lazy(async () => {
  const { report } = await import('virtual:completeness')
  return { default: () => <CompletenessPage report={report as Report} /> }
})

const meta = preview.meta({ component: CompletenessPage })

const all = { story: 'screens-forecast-forecastscreen--ready' }
const shown = { Ready: all, Empty: all, Loading: all, Failed: all } as const

const example: Report = {
  screens: [
    { name: 'ForecastScreen', part: 'product', cells: { ...shown, Forbidden: 'none' }, more: 5 },
    { name: 'MapsScreen', part: 'product', cells: { ...shown, Forbidden: 'missing' }, more: 12 },
    {
      name: 'PdfScreen',
      part: 'demo',
      cells: { ...shown, Loading: 'none', Failed: 'none', Forbidden: 'none' },
      more: 0,
    },
  ],
  rooms: [
    { name: 'ui/parts', shown: 74, inner: 12, missing: [] },
    { name: 'ui/screens', shown: 140, inner: 60, missing: ['packages/ui/src/screens/gis/maps/MapPane.tsx'] },
  ],
}

export const Ready = meta.story({
  tags: ['long'],
  args: { report: example },
  render: () => (
    <Suspense fallback={<Skeleton height={480} />}>
      <OwnReport />
    </Suspense>
  ),
})
/** Gaps are listed by name. */
export const Gaps = meta.story({
  args: { report: example },
  play: async ({ canvas, userEvent, step }) => {
    const address = './?path=/story/screens-forecast-forecastscreen--ready'
    await step('A mark leads to the story it stands for', async () => {
      await expect(canvas.getByRole('link', { name: 'ForecastScreen: Empty (Hell)' })).toHaveAttribute('href', address)
    })
    await step('or to the same in another mode', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Verweise öffnen im Modus' }), 'Telefon')
      await expect(canvas.getByRole('link', { name: 'ForecastScreen: Empty (Telefon)' })).toHaveAttribute(
        'href',
        `${address}&globals=viewport.value:phone`,
      )
    })
    await step('I look at the gaps alone', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Nur Lücken zeigen' }))
      await expect(canvas.queryByText('ForecastScreen')).toBeNull()
      await expect(canvas.getByRole('row', { name: /^MapsScreen/ })).toHaveTextContent('fehlt')
      await expect(canvas.getByText('MapPane.tsx')).toBeVisible()
    })
  },
})
export const Empty = meta.story({
  args: { report: example },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Bildschirm suchen' }), 'dampfer')
    await expect(canvas.getByText('Nichts davon')).toBeVisible()
  },
})
