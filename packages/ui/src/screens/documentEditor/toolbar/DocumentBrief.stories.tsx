import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { exampleDocument } from '../examples/exampleDocument.testing.ts'
import { DocumentBrief } from './DocumentBrief.tsx'

const meta = preview.meta({ component: DocumentBrief, parameters: { layout: 'padded' } })

const { model, state } = exampleDocument('invoice')
const facts = { id: 1, kind: 'invoice', number: 'RE-2026-0041', archivedAt: null, original: null } as const

export const Ready = meta.story({
  args: { model: { ...model, dueDay: '2026-12-04' }, facts, state: { today: '2026-11-20', clientAt: '#/clients/1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: model.buyer.name })).toHaveAttribute('href', '#/clients/1')
    await expect(canvas.getByText('fällig am 04.12.2026')).toBeVisible()
  },
})
/** The draft is older than its time to pay. */
export const Over = meta.story({
  args: { ...Ready.composed.args, state: { today: '2026-12-05' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('fällig am 04.12.2026, schon vorbei')).toBeVisible()
  },
})
/** Nothing is open of it: when it was due is of no interest. */
export const Paid = meta.story({
  args: {
    ...Ready.composed.args,
    facts: { ...facts, archivedAt: '2026-11-20T09:00:00Z' },
    state,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/fällig/)).toBeNull()
  },
})
export const AnOffer = meta.story({
  args: {
    model: { ...exampleDocument('offer').model, day: '2026-11-20' },
    facts: { ...facts, kind: 'offer', number: 'AN-2026-0012', status: 'versendet' },
    state,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('gültig bis 18.02.2027')).toBeVisible()
  },
})
