import { expect, fn, within } from 'storybook/test'
import { changed, emptyWorkplace } from '@waldkerf/domain/georef/workplace/workplace'
import preview from '@waldkerf/storybook/preview'
import { assessed, exampleWork } from '../examples/exampleWork.ts'
import { QualityCard } from './QualityCard.tsx'

const meta = preview.meta({ component: QualityCard, parameters: { layout: 'padded' } })

const work = exampleWork()

export const Ready = meta.story({
  args: {
    work,
    ...assessed(work),
    isSaved: true,
    status: 'georeferenziert',
    onCheck: fn(async () => undefined),
    onChange: fn(),
    onShow: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/^Transformationen im Vergleich: empfohlen ist/))
    await userEvent.click(canvas.getByRole('button', { name: 'Polynom 1 verwenden' }))
    await expect(args.onChange).toHaveBeenCalledWith({ kind: 'type', type: 'polynomial1' })
    await userEvent.click(canvas.getByRole('button', { name: 'Als geprüft markieren' }))
    await expect(args.onCheck).toHaveBeenCalled()
  },
})
const none = emptyWorkplace('helmert', 25833)
/** Without points nothing is judged, and nothing is fine. */
export const Empty = meta.story({
  args: { work: none, ...assessed(none), onChange: fn(), onShow: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Noch nicht zu beurteilen')).toBeVisible()
    for (const words of ['Plausibilität', 'Nichts Auffälliges.', 'Mittlerer Fehler', /Transformationen im Vergleich/]) {
      await expect(canvas.queryByText(words)).toBeNull()
    }
  },
})
export const Waiting = meta.story({ args: { ...Ready.composed.args, assessment: undefined } })

const [first] = work.points
const slipped = changed(work, { kind: 'place', id: first?.id ?? 0, side: 'map', at: [398_038.1, 5_809_968.25] })
/** Two digits changed their places: one click puts them right, another leaves the point out. */
export const Outlier = meta.story({
  args: { ...Ready.composed.args, work: slipped, ...assessed(slipped), status: 'geprüft' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^Als „geprüft“ geführt, doch/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Als geprüft markieren' })).toBeNull()
    const [mend] = within(canvas.getAllByRole('status')[0]!).getAllByRole('button')
    await expect(mend).toHaveAccessibleName('Ziffern tauschen')
    await userEvent.click(canvas.getByRole('button', { name: 'Punkt 1 als vermutet führen' }))
    await expect(args.onChange).toHaveBeenCalledWith({ kind: 'enable', ids: [first?.id], enable: false })
  },
})

const spline = exampleWork('tps')
/** Another type predicts the points better: the verdict itself offers it. */
export const BetterType = meta.story({
  args: { work: spline, ...assessed(spline), onChange: fn(), onShow: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const verdict = within(canvas.getByRole('status'))
    await expect(verdict.getByText(/^Besser: Polynom 1, [\d,]+ mm statt [\d,]+ mm$/)).toBeVisible()
    await expect(canvas.getByText('0,293 m im Gelände')).toBeVisible()
    await expect(canvas.queryByText('0 px')).toBeNull()
    await expect(canvas.getByText(/^TPS geht durch jeden Punkt/)).toBeVisible()
    await userEvent.click(verdict.getByRole('button', { name: 'Polynom 1 anwenden' }))
    await expect(args.onChange).toHaveBeenCalledWith({ kind: 'type', type: 'polynomial1' })
  },
})

/** All points lie in one line: that is enough for Helmert, but not for the chosen type. */
const inLine = exampleWork('polynomial1').points.map((point, at) => ({
  ...point,
  pixel: [100 + 100 * at, -300] as const,
  map: [389_000 + 25.4 * at, 5_810_000] as const,
}))
export const InOneLine = meta.story({
  args: {
    ...Ready.composed.args,
    work: { ...work, type: 'polynomial1', points: inLine },
    ...assessed({ ...work, type: 'polynomial1', points: inLine }),
  },
})
/** Nobody has written the scale down, and no format either. */
export const NoScale = meta.story({
  args: { ...Ready.composed.args, assessment: assessed(work, { scale: null, din: '', res: null }).assessment },
})
