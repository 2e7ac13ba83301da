import preview from '@waldkerf/storybook/preview'
import { expect, fn, within } from 'storybook/test'
import { FirstRows, RefusedRows } from './RefusedRows.tsx'

const meta = preview.meta({
  component: RefusedRows<'dayMissing' | 'placeUnclear'>,
  subcomponents: { FirstRows },
  parameters: { layout: 'padded' },
})

export const Ready = meta.story({
  args: {
    plan: {
      refused: 213,
      reasons: [
        { problem: 'dayMissing', rows: 210 },
        { problem: 'placeUnclear', rows: 4 },
      ],
      several: 1,
      firstRefused: [
        {
          line: 14,
          problems: ['dayMissing'],
          values: [
            { text: '4012' },
            { text: 'Ips typographus' },
            { text: '', problem: 'dayMissing' },
            { text: '48.6' },
            { text: '11.2' },
          ],
        },
        {
          line: 31,
          problems: ['dayMissing', 'placeUnclear'],
          values: [
            { text: '4029' },
            { text: 'Ips typographus' },
            { text: '', problem: 'dayMissing' },
            { text: 'hinter dem Haus', problem: 'placeUnclear' },
            { text: '11.2' },
          ],
        },
      ],
    },
    problem: (problem) =>
      ({ dayMissing: 'Das Funddatum fehlt', placeUnclear: 'Die Koordinaten sind nicht lesbar' })[problem],
    onSave: fn(),
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Sind es mehr, als hier stehen, sagt es die Überschrift, und die Datei hat alle', async () => {
      await expect(canvas.getByRole('region', { name: 'Die ersten 2 von 213 fehlerhaften Zeilen' })).toBeVisible()
      await expect(canvas.getByText('Eine Zeile hat mehrere Gründe.')).toBeVisible()
      await expect(canvas.getByRole('row', { name: /^31 Das Funddatum fehlt Die Koordinaten/ })).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Fehlerhafte Zeilen herunterladen' }))
      await expect(args.onSave).toHaveBeenCalledOnce()
    })
    await step('Was falsch ist, ist in der Zeile markiert und sagt seinen Grund, auch was fehlt', async () => {
      const row = within(canvas.getByRole('row', { name: /^31 / }))
      const marks = row.getAllByRole('mark').map(({ textContent }) => textContent.trim())
      await expect(marks).toEqual(['leer (Das Funddatum fehlt)', 'hinter dem Haus (Die Koordinaten sind nicht lesbar)'])
    })
    await step('Und was damit zu tun ist, steht beim Knopf', async () => {
      await expect(canvas.getByText(/^Berichtigen Sie die Zeilen in der heruntergeladenen/)).toBeVisible()
    })
  },
})
export const One = meta.story({
  args: {
    ...Ready.composed.args,
    plan: {
      refused: 1,
      reasons: [{ problem: 'dayMissing', rows: 1 }],
      several: 0,
      firstRefused: [
        { line: 3, problems: ['dayMissing'], values: [{ text: 'Buchdrucker' }, { text: '', problem: 'dayMissing' }] },
      ],
    },
  },
})
