import { emptyBeetleFilter } from '@waldkerf/domain/beetles/filter/beetleFilter'
import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { ListHead } from './ListHead.tsx'

const meta = preview.meta({ component: ListHead })

export const Ready = meta.story({
  args: {
    filter: emptyBeetleFilter,
    list: { known: true, counts: new Map([['new', 36]]), shown: 640, total: 640, placeless: 23 },
    onFilter: fn(),
    onBegin: fn(),
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step(
      'Was die Karte nicht zeigen kann, ist gezählt und einen Klick entfernt; der Fokus bleibt hier',
      async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'davon 23 ohne Koordinaten' }))
        await expect(args.onFilter).toHaveBeenLastCalledWith({ ...emptyBeetleFilter, place: 'without' })
        await expect(canvas.getByText('640 von 640')).toHaveFocus()
      },
    )
    await step('Die Liste steht in der Reihenfolge der Prüfung, oder sie beginnt gleich', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Älteste zuerst' }))
      await expect(args.onFilter).toHaveBeenLastCalledWith({ ...emptyBeetleFilter, order: 'queue' })
      await userEvent.click(canvas.getByRole('button', { name: 'Prüfung beginnen' }))
      await expect(args.onBegin).toHaveBeenCalledOnce()
    })
  },
})

/** Nothing waits, so that there is nothing to begin. */
export const NothingWaits = meta.story({
  args: { ...Ready.composed.args, list: { ...Ready.composed.args.list, counts: new Map(), placeless: 0 } },
})
