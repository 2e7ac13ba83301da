import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { EditorSide } from '../EditorSide.tsx'
import { exampleActions } from './exampleActions.ts'
import { exampleDocument } from './exampleDocument.testing.ts'

const meta = preview.meta({ component: EditorSide, parameters: { layout: 'padded' } })

const { state, model } = exampleDocument('invoice')
export const Ready = meta.story({
  args: {
    tab: 'facts',
    closing: undefined,
    facts: { id: 1, kind: 'invoice', number: 'RE-2026-0041', archivedAt: null, original: null },
    state,
    model,
    actions: exampleActions(),
    slots: {},
    onGo: fn(),
  },
})
/** A client with a routing ID is a public one: its invoices are checked as XRechnung. */
export const PublicBuyer = meta.story({
  args: {
    ...Ready.composed.args,
    tab: 'check',
    state: { ...state, details: { ...state.details, leitweg_id: '991-12345-06' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Format' })).toHaveValue('xrechnung')
  },
})
export const Untouched = meta.story({ args: { ...Ready.composed.args, tab: 'history' } })
/** Of a sent offer the status alone goes on. */
export const SentOffer = meta.story({
  args: {
    ...Ready.composed.args,
    closing: 'sent',
    facts: { id: 1, kind: 'offer', number: 'AN-2026-0012', status: 'versendet', archivedAt: null, original: null },
    state: exampleDocument('offer').state,
  },
})
