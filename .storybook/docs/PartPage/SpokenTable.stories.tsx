import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Checkbox } from '@waldkerf/ui/parts/Checkbox/Checkbox'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { expect } from 'storybook/test'
import preview from '../../preview.tsx'
import { readOut, type Spoken } from '../example/readout.ts'
import { SpokenTable } from './Access.tsx'

const meta = preview.meta({ component: SpokenTable, parameters: { layout: 'padded' } })

const spoken: readonly Spoken[] = [
  { role: 'textbox', text: 'Ort · Ravensburg', states: ['required'] },
  { role: 'button', text: 'Weitere', states: ['collapsed', 'disabled'] },
]

export const Ready = meta.story({ args: { spoken } })

export const Long = meta.story({
  args: { spoken: Array.from({ length: 50 }, (_, place) => ({ role: 'link', text: `Fund ${place + 1}`, states: [] })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(41)
    await expect(canvas.getByText('und 10 weitere')).toBeVisible()
  },
})

export const Silent = meta.story({ args: { spoken: [] } })

/** Real elements, and the words that are read from them. */
export const Read = meta.story({
  args: { spoken: [] },
  render: () => (
    <section aria-label="Fundort">
      <TextField label="Ort" hint="Gemeinde oder Ortsteil" defaultValue="Ravensburg" required />
      <Checkbox label="Geprüft" defaultChecked />
      <Button aria-expanded={false} disabled>
        Weitere
      </Button>
      <p role="status">2 Funde</p>
      <div hidden>
        <Button>Nie</Button>
      </div>
      <ul>
        <li>ohne Namen</li>
      </ul>
    </section>
  ),
  play: async ({ canvasElement }) => {
    await expect(readOut(canvasElement)).toEqual([
      { role: 'region', text: 'Fundort', states: [] },
      { role: 'textbox', text: 'Ort · Gemeinde oder Ortsteil · Ravensburg', states: ['required'] },
      { role: 'checkbox', text: 'Geprüft', states: ['checked'] },
      { role: 'button', text: 'Weitere', states: ['collapsed', 'disabled'] },
      { role: 'status', text: '2 Funde', states: [] },
    ])
  },
})
