import preview from '@waldkerf/storybook/preview'
import { expect, fn, screen } from 'storybook/test'
import { PasteDialog } from './PasteDialog.tsx'

const meta = preview.meta({ component: PasteDialog })

const head = 'Leistung\tMenge\tEinheit\tPreis'

export const Ready = meta.story({
  args: { text: `${head}\nAufmaß\t2,5\th\t96,00\nAnfahrt\t42\tkm\t0,52`, onTake: fn(), onClose: fn() },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText(/261,84/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '2 Zeilen übernehmen' }))
    await expect(args.onTake).toHaveBeenCalledWith([
      expect.objectContaining({ bez: 'Aufmaß', anzahl: '2.5' }),
      expect.objectContaining({ bez: 'Anfahrt', ep: '0.52' }),
    ])
  },
})
/** A number that is not clear is not guessed: it comes as it stands. */
export const Misreadable = meta.story({
  args: { ...Ready.composed.args, text: `${head}\nRover\t1.23\tStück\t120`, onTake: fn() },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText(/Sie kommt, wie sie dasteht/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Zeile übernehmen' }))
    await expect(args.onTake).toHaveBeenCalledWith([expect.objectContaining({ unklar_anzahl: '1.23', ep: '120' })])
  },
})
/** A line's total tells how its numbers are meant. */
export const Settled = meta.story({
  args: { ...Ready.composed.args, text: `${head}\tGesamt\nFahrt\t2.5\th\t1.35\t3.38`, onTake: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Zeile übernehmen' }))
    await expect(args.onTake).toHaveBeenCalledWith([
      expect.objectContaining({ anzahl: '2.5', ep: '1.35', unklar_anzahl: '', unklar_ep: '' }),
    ])
  },
})
