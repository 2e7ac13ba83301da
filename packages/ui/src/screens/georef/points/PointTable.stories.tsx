import { expect, fn, screen, within } from 'storybook/test'
import { emptyWorkplace } from '@waldkerf/domain/georef/workplace/workplace'
import preview from '@waldkerf/storybook/preview'
import { assessed, exampleWork } from '../examples/exampleWork.ts'
import { PointTable } from './PointTable.tsx'

/** A dialog's code is loaded when it is first opened. */
const late = { timeout: 5_000 }

const meta = preview.meta({ component: PointTable })

const work = exampleWork()
const { fit, assessment } = assessed(work)
const residuals = new Map(fit.ok ? fit.residuals.map((residual) => [residual.nr, residual]) : [])

export const Ready = meta.story({
  args: {
    work,
    residuals,
    assessment,
    problems: [],
    selected: work.points[2]?.id,
    onSelect: fn(),
    onShow: fn(),
    onChange: fn(),
    onCorners: fn(),
    onTaken: fn(),
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Ich schiebe einen Punkt nach oben und lasse einen aus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Punkt 3 nach oben' }))
      await expect(args.onChange).toHaveBeenCalledWith({ kind: 'reorder', id: work.points[2]?.id, to: 1 })
      await userEvent.click(canvas.getAllByRole('checkbox')[0]!)
      await expect(args.onChange).toHaveBeenCalledWith({ kind: 'enable', ids: [work.points[0]?.id], enable: false })
    })
    await step('Alle Punkte gehen auf einmal', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Weiteres zu den Passpunkten' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Alle Punkte löschen' }, late))
      const ids = work.points.map(({ id }) => id)
      await expect(args.onChange).toHaveBeenCalledWith({ kind: 'remove', ids })
    })
    await step('Eine Zeile, die sich nicht lesen lässt, ist genannt', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Koordinaten eingeben' }))
      const dialog = within(await screen.findByRole('dialog', {}, late))
      await userEvent.click(dialog.getByRole('textbox'))
      await userEvent.paste('389012,34\t5809950,45\nBaum')
      await expect(await dialog.findByText(/^Zeile 2/)).toBeVisible()
      await userEvent.click(dialog.getByRole('button', { name: 'Einen Punkt übernehmen' }))
      await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'add' }))
      await expect(args.onTaken).toHaveBeenCalledOnce()
    })
  },
})
/** The scan is less high than the points say. */
export const OffSheet = meta.story({
  args: { ...Ready.composed.args, sheet: { width: 1_654, height: 400 } },
  play: async ({ canvas, step }) => {
    await step('Neben dem Blatt steht es an Spalte und Zeile, auf dem Blatt nicht', async () => {
      const below = canvas.getByRole('textbox', { name: 'Zeile von Punkt 10' })
      await expect(below).toHaveAccessibleDescription('außerhalb des Blatts')
      await expect(canvas.getByRole('textbox', { name: 'Zeile von Punkt 1' })).toBeValid()
    })
  },
})
export const Empty = meta.story({
  args: {
    ...Ready.composed.args,
    work: emptyWorkplace('helmert', 25833),
    residuals: new Map(),
    assessment: undefined,
    selected: undefined,
  },
})
