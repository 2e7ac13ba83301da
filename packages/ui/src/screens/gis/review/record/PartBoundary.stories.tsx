import preview from '@waldkerf/storybook/preview'
import { type ReactNode, useState } from 'react'
import { expect } from 'storybook/test'
import { PartBoundary } from './PartBoundary.tsx'

/** Breaks without words. */
function Fragile({ say }: { say: string }): ReactNode {
  if (say === '') throw new Error('Nothing to say')
  return <p>{say}</p>
}

/** A part whose figures come right while it is broken. */
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

const meta = preview.meta({ component: Part })

export const Failed = meta.story({
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
