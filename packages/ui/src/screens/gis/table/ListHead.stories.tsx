import { emptyBeetleFilter } from '@waldkerf/domain/beetles/filter/beetleFilter'
import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { ListHead } from './ListHead.tsx'
import { type PartPagerProps, PartPager } from './PartPager.tsx'

const meta = preview.meta({ component: ListHead, subcomponents: { PartPager } })

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
      await userEvent.click(canvas.getByRole('button', { name: 'Prüfreihenfolge' }))
      await expect(args.onFilter).toHaveBeenLastCalledWith({ ...emptyBeetleFilter, order: 'queue' })
      await userEvent.click(canvas.getByRole('button', { name: 'Prüfung beginnen' }))
      await expect(args.onBegin).toHaveBeenCalledOnce()
    })
  },
})

/** Records are picked: their bar has the filled button. */
export const Picking = meta.story({ args: { ...Ready.composed.args, isPicking: true } })
/** No record waits, so there is no review to begin. */
export const NothingWaits = meta.story({
  args: { ...Ready.composed.args, list: { ...Ready.composed.args.list, counts: new Map(), placeless: 0 } },
})

const pager = { page: 1, total: 1_000_000, busy: false, onPage: fn() } satisfies PartPagerProps

export const Pager = meta.story({
  args: Ready.composed.args,
  render: () => <PartPager {...pager} />,
  play: async ({ canvas, userEvent, step }) => {
    await step('Weiter, zurück und an den Anfang', async () => {
      await expect(canvas.getByText('Zeilen 501 bis 1.000 von 1.000.000')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Nächster Teil' }))
      await expect(pager.onPage).toHaveBeenLastCalledWith(2)
      await userEvent.click(canvas.getByRole('button', { name: 'Vorheriger Teil' }))
      await expect(pager.onPage).toHaveBeenLastCalledWith(0)
    })
  },
})

export const PagerEmpty = meta.story({
  args: Ready.composed.args,
  render: () => <PartPager {...pager} page={0} total={0} />,
})
/** A search has more rows than the database counts. */
export const PagerCountedInPart = meta.story({
  args: { ...Ready.composed.args, list: { ...Ready.composed.args.list, shown: 1_000, more: true, total: 10_000_000 } },
  render: (args) => (
    <>
      <ListHead {...args} />
      <PartPager {...pager} page={0} total={1_000} more />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('mindestens 1.000 von 10.000.000')).toBeVisible()
    await expect(canvas.getByText('Zeilen 1 bis 500 von mindestens 1.000')).toBeVisible()
  },
})
export const PagerLast = meta.story({ args: Ready.composed.args, render: () => <PartPager {...pager} page={1_999} /> })
export const PagerBusy = meta.story({ args: Ready.composed.args, render: () => <PartPager {...pager} busy /> })
