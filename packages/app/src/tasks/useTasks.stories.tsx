import preview from '@waldkerf/storybook/preview'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { TaskProgress } from '@waldkerf/ui/parts/TaskProgress/TaskProgress'
import { space } from '@waldkerf/ui/theme/tokens'
import { expect, waitFor } from 'storybook/test'
import { useTasks } from './useTasks.ts'

/** Maps that cannot be worked on, until somebody mends them. */
const broken = new Set<number>()

const work = (map: number) =>
  new Promise<number>((resolve, reject) => {
    setTimeout(() => (broken.has(map) ? reject(new Error('no picture')) : resolve(map)), 20)
  })

const maps = Array.from({ length: 12 }, (_, index) => index)

/** A page that works on many maps. */
function Page() {
  const { progress, start, ...actions } = useTasks<number, number>()
  const ended = [...(progress?.results.values() ?? [])]
  const failed = ended.filter(({ status }) => status === 'failed').length
  return (
    <main style={{ display: 'grid', gap: space(4), maxWidth: 520, padding: space(4) }}>
      <Button onClick={() => start({ items: maps, concurrency: 2, work })}>Alle berechnen</Button>
      {progress && (
        <TaskProgress
          title="Karten berechnen"
          state={progress.state}
          counts={{ total: progress.total, ended: ended.length, failed }}
          actions={actions}
        />
      )}
    </main>
  )
}

const meta = preview.meta({
  component: Page,
  beforeEach: () => {
    broken.clear()
    broken.add(3).add(7)
  },
})

export const Ready = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Angehalten geht nichts weiter', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Alle berechnen' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Anhalten' }))
      await expect(canvas.getByRole('status')).toHaveTextContent('angehalten')
    })
    await step('Fortgesetzt wird es fertig und sagt, was nicht ging', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Fortsetzen' }))
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('fertig'))
      await expect(canvas.getByText('2 fehlgeschlagen')).toBeVisible()
    })
    await step('Nur diese werden wiederholt', async () => {
      broken.clear()
      await userEvent.click(canvas.getByRole('button', { name: 'Fehlgeschlagene wiederholen' }))
      await expect(await canvas.findByText('12 von 12')).toBeVisible()
      await expect(canvas.queryByText(/fehlgeschlagen/)).toBeNull()
    })
  },
})
