import { editorAfter } from '@waldkerf/domain/office/workplace/editorHistory'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { useReducer } from 'react'
import { expect, fn, screen } from 'storybook/test'
import { exampleEditor, withDocument } from '../examples/exampleEditor.ts'
import { PositionGrid } from './PositionGrid.tsx'
import { useGrid } from './useGrid.ts'

const example = exampleEditor(seedWorld({ today: storyDay, size: 'small' }), 'invoice', storyDay)
const { templates } = example.lists
const first = templates[0]?.bez ?? ''
const nothing = fn()

/** A text cell in the grid that it lives in. */
function LiveCell() {
  const [history, act] = useReducer(editorAfter, withDocument(example, { rows: [] }).history)
  const grid = useGrid({ rows: history.document.rows, act, templates })
  return <PositionGrid grid={grid} marks={new Map()} onPaste={nothing} />
}

const meta = preview.meta({ component: LiveCell, parameters: { layout: 'padded' } })

export const Ready = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Position hinzufügen' }))
    const text = await canvas.findByRole('textbox', { name: 'Leistung von Position 1' })
    await step('Ich tippe und tippe weiter: nichts wird übernommen', async () => {
      await userEvent.type(text, first.slice(0, 4))
      await screen.findByRole('listbox', { name: 'Passende Vorlagen' })
      await userEvent.keyboard('{Tab}')
      await expect(text).toHaveValue(first.slice(0, 4))
    })
    await step('Ich wähle einen und werde nach der Menge gefragt', async () => {
      await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
      await userEvent.type(text, first.slice(4, 7))
      await screen.findByRole('listbox', { name: 'Passende Vorlagen' })
      await expect(await screen.findByRole('option', { name: /€/ })).toHaveAttribute('data-cursor', 'true')
      await userEvent.keyboard('{Enter}')
      await expect(await canvas.findByRole('textbox', { name: 'Menge von Position 1' })).toHaveFocus()
      await expect(text).toHaveValue(first)
    })
    await step('Sein Preis steht in der Zeile', async () => {
      await expect(canvas.getByRole('textbox', { name: 'Einzelpreis von Position 1' })).not.toHaveValue('0')
    })
  },
})
