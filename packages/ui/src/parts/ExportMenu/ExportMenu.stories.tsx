import preview from '@waldkerf/storybook/preview'
import { watchFiles } from '@waldkerf/testing/watchFiles'
import { expect, screen, waitFor } from 'storybook/test'
import { space } from '@waldkerf/ui/theme/tokens'
import { exampleTrees, type Tree } from '../DataTable/exampleTrees.ts'
import { ExportMenu, type ExportSource } from './ExportMenu.tsx'

const meta = preview.meta({
  component: ExportMenu<Tree>,
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', padding: space(4) }}>
        <Story />
      </div>
    ),
  ],
})

const exampleSource = (count: number): ExportSource<Tree> => ({
  title: 'Bäume',
  columns: [
    { id: 'kind', title: 'Baumart', kind: 'text', value: ({ kind }) => kind },
    { id: 'height', title: 'Höhe in m', kind: 'number', value: ({ height }) => height },
    { id: 'felled', title: 'Gefällt am', kind: 'day', value: ({ felled }) => felled },
  ],
  count,
  rows: () => exampleTrees(count),
  rowPlace: ({ id }) => ({ lat: 48 + id / 1e6, lon: 11 }),
  note: 'Alle Bäume',
  archive: {
    label: 'Archiv (ZIP)',
    reasonAgainst: undefined,
    files: async (note) => ({
      texts: { 'meta.xml': `<archive>${note}</archive>` },
      table: {
        name: 'trees.txt',
        format: {
          type: 'text/plain',
          head: '',
          body: (rows) => rows.map(({ kind }) => `${kind}\n`).join(''),
          tail: '',
        },
      },
    }),
  },
})

export const Ready = meta.story({ args: { source: exampleSource(2_000) } })

export const Saved = meta.story({
  args: Ready.composed.args,
  play: async ({ canvas, userEvent, step }) => {
    const files = watchFiles()
    const save = async (entry: string) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Exportieren' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: entry }))
    }
    await step('Eine Tabelle, wie deutsche Tabellenprogramme sie öffnen', async () => {
      await save('Tabelle (CSV)')
      await waitFor(() => expect(files).toHaveLength(1))
      await expect(files[0]?.name).toMatch(/^Bäume \d{4}-\d\d-\d\d \(Alle Bäume\)\.csv$/)
      await expect(await files[0]?.content.text()).toContain('Baumart;Höhe in m;Gefällt am\r\nFichte;;01.01.2010\r\n')
    })
    await step('Orte für eine Karte', async () => {
      await save('Karte (GeoJSON)')
      await waitFor(() => expect(files).toHaveLength(2))
      const collection = JSON.parse((await files[1]?.content.text()) ?? '') as { features: unknown[] }
      await expect(collection.features).toHaveLength(2_000)
    })
    await step('und eine Arbeitsmappe', async () => {
      await save('Excel (XLSX)')
      await waitFor(() => expect(files).toHaveLength(3), { timeout: 10_000 })
      await expect(files[2]?.content.size).toBeGreaterThan(20_000)
    })
    await step('eine Ebene für QGIS', async () => {
      await save('QGIS (GeoPackage)')
      await waitFor(() => expect(files).toHaveLength(4), { timeout: 10_000 })
      await expect(await files[3]?.content.slice(0, 15).text()).toBe('SQLite format 3')
    })
    await step('ein Archiv für andere, als ZIP', async () => {
      await save('Archiv (ZIP)')
      await waitFor(() => expect(files).toHaveLength(5))
      await expect(files[4]?.name).toMatch(/^Bäume \d{4}-\d\d-\d\d\.zip$/)
    })
  },
})

/** Two rows are picked: one chooses between them and all. */
export const Picked = meta.story({
  args: { source: { ...exampleSource(640), picked: exampleTrees(640).slice(5, 7) } },
  play: async ({ canvas, userEvent, step }) => {
    const files = watchFiles()
    const save = async (entry: string) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Exportieren' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: entry }))
    }
    const lines = async (file: number) => ((await files[file]?.content.text()) ?? '').trim().split('\r\n').length
    await step('Nur die ausgewählten', async () => {
      await save('Nur ausgewählte (2): Tabelle (CSV)')
      await waitFor(() => expect(files).toHaveLength(1))
      await expect(await lines(0)).toBe(3)
    })
    await step('oder alle', async () => {
      await save('Alle 640: Tabelle (CSV)')
      await waitFor(() => expect(files).toHaveLength(2))
      await expect(await lines(1)).toBe(641)
    })
    await step('Eine Karte sagt, dass sie nur ausgewählte hat', async () => {
      await save('Nur ausgewählte (2): Karte (GeoJSON)')
      await waitFor(() => expect(files).toHaveLength(3))
      await expect(await files[2]?.content.text()).toContain('Nur ausgewählte (2)')
    })
  },
})

export const Running = meta.story({
  args: { source: exampleSource(100_000) },
  play: async ({ canvas, userEvent, step }) => {
    const files = watchFiles()
    await step('Ein langer Export zeigt, wie weit er ist, und lässt sich abbrechen', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Exportieren' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Excel (XLSX)' }))
      await canvas.findByRole('progressbar', { name: 'Excel (XLSX) wird geschrieben' })
      await userEvent.click(canvas.getByRole('button', { name: 'Export abbrechen' }))
      await expect(canvas.getByRole('button', { name: 'Exportieren' })).toBeVisible()
      await expect(files).toHaveLength(0)
    })
  },
})

export const Failed = meta.story({
  args: {
    source: {
      ...exampleSource(10),
      rows: () => {
        throw new Error('no rows')
      },
    },
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('Was scheitert, sagt es und lässt sich wiederholen', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Exportieren' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Tabelle (CSV)' }))
      await expect(await canvas.findByRole('alert')).toHaveTextContent('Der Export ist nicht gelungen.')
    })
  },
})

export const Empty = meta.story({
  args: { source: exampleSource(0) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Exportieren' }))
    await expect(await screen.findByRole('menuitem', { name: /Tabelle/ })).toHaveAttribute('aria-disabled', 'true')
  },
})

/** Rows that are a part of a long list say so, in the menu and in the file. */
export const Part = meta.story({
  args: { source: { ...exampleSource(500), total: 1_000_000 } },
  play: async ({ canvas, userEvent, step }) => {
    const files = watchFiles()
    await step('Der Eintrag sagt, wie viel es ist, und die Datei auch', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Exportieren' }))
      await userEvent.click(
        await screen.findByRole('menuitem', { name: 'Nur dieser Teil (500 von 1.000.000): Karte (GeoJSON)' }),
      )
      await waitFor(() => expect(files).toHaveLength(1))
      await expect(await files[0]?.content.text()).toContain('Alle Bäume; nur ein Teil der Liste (500 von 1.000.000)')
    })
  },
})
