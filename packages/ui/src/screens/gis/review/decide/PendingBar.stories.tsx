import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { emptyQueue, enqueue, holdDue, lastPending } from '@waldkerf/domain/pending/pendingQueue'
import preview from '@waldkerf/storybook/preview'
import { PendingBar, type PendingBarProps } from './PendingBar.tsx'
import type { DecisionQueue } from './outcome.ts'

const none: DecisionQueue = emptyQueue()
const one = enqueue(none, { id: 148, work: { status: 'published' } }, Number.POSITIVE_INFINITY)
const two = enqueue(one, { id: 149, work: { status: 'query' } }, Number.POSITIVE_INFINITY)
const three = enqueue(two, { id: 150, work: { status: 'rejected' } }, Number.POSITIVE_INFINITY)

/** Two seconds are left of its time. */
const nearlyOver = () => enqueue(none, { id: 148, work: { status: 'query' } }, performance.now() + 1_900)

function Running({ onUndo }: PendingBarProps) {
  const [queue] = useState(nearlyOver)
  return <PendingBar queue={queue} last={lastPending(queue)} openId={148} onUndo={onUndo} />
}

const meta = preview.meta({ component: PendingBar })

export const Ready = meta.story({
  args: { queue: one, last: lastPending(one), openId: 148, onUndo: fn() },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Der Satz sagt, was geschieht und wann; vorgelesen wird er einmal, in ganzen Wörtern', async () => {
      await expect(canvas.getByText('Wird in 5 s veröffentlicht')).toBeVisible()
      await expect(canvas.getByRole('status')).toHaveTextContent(/^Wird in 5 Sekunden veröffentlicht$/)
    })
    await step('Die letzte Entscheidung lässt sich zurücknehmen', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Rückgängig' }))
      await expect(args.onUndo).toHaveBeenCalledOnce()
    })
  },
})

export const Empty = meta.story({ args: { queue: none, last: undefined, onUndo: fn() } })
/** The record was published already, so nothing was undone. */
export const NothingToUndo = meta.story({
  args: { ...Empty.composed.args, news: { kind: 'fixed', id: 149 }, onShow: fn(), openId: 148 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Meldung 149 ist veröffentlicht/)
    await userEvent.click(canvas.getByRole('button', { name: 'Meldung 149 zeigen' }))
    await expect(args.onShow).toHaveBeenCalledWith(149)
  },
})
export const Several = meta.story({ args: { ...Ready.composed.args, queue: three, last: lastPending(three) } })

/** The waiting decision is about a record that is not open. */
export const Elsewhere = meta.story({ args: { ...Ready.composed.args, openId: undefined } })

/** A published record is withdrawn by a rejection, and it is called so. */
export const Withdrawn = meta.story({
  args: {
    ...Ready.composed.args,
    queue: enqueue(none, { id: 148, work: { status: 'rejected' } }, Number.POSITIVE_INFINITY),
    last: lastPending(enqueue(none, { id: 148, work: { status: 'rejected' } }, Number.POSITIVE_INFINITY)),
    withdraws: true,
  },
  play: async ({ canvas, step }) => {
    await step('Was veröffentlicht war, wird zurückgezogen', async () => {
      await expect(canvas.getByText('Wird in 5 s zurückgezogen')).toBeVisible()
    })
  },
})
const held = holdDue(three, Number.POSITIVE_INFINITY)
/** Without a connection no time runs, and no failure is shown. */
export const WithoutLine = meta.story({
  args: { queue: held, last: lastPending(held), openId: 150, onUndo: fn() },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Der Satz sagt, worauf gewartet wird, und zurücknehmen geht weiter', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent(
        /^Wird abgelehnt, sobald die Verbindung wieder da ist$/,
      )
      await expect(canvas.getByText('· 2 weitere warten', { exact: false })).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Rückgängig' }))
      await expect(args.onUndo).toHaveBeenCalledOnce()
    })
  },
})
export const CountsDown = meta.story({
  args: Ready.composed.args,
  render: (args) => <Running {...args} />,
  play: async ({ canvas, step }) => {
    await step('Die Sekunden laufen sichtbar ab, der vorgelesene Satz bleibt', async () => {
      const aloud = canvas.getByRole('status').textContent
      await expect(await canvas.findByText('Rückfrage wird in 2 s gesendet')).toBeVisible()
      await expect(await canvas.findByText('Rückfrage wird in 1 s gesendet', {}, { timeout: 3_000 })).toBeVisible()
      await expect(canvas.getByRole('status')).toHaveTextContent(aloud)
    })
  },
})
