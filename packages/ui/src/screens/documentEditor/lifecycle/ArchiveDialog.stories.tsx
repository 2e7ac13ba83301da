import preview from '@waldkerf/storybook/preview'
import { expect, fn, mocked, screen, waitFor } from 'storybook/test'
import { AddressTooLong } from './addressTooLong.ts'
import { ArchiveDialog } from './ArchiveDialog.tsx'

/** A dialog's code comes when it is first asked for. */
const late = { timeout: 5_000 }

const meta = preview.meta({ component: ArchiveDialog })

export const Ready = meta.story({
  args: {
    number: 'RE-2026-0041',
    invoice: {
      client: 'Forstgut Ülzen',
      amount: '1.428,00\u00A0€',
      due: '2026-12-04',
      format: 'ZUGFeRD (EN 16931)',
    },
    onArchive: fn(async () => undefined),
    onSend: fn(),
    onShorten: fn(),
    onClose: fn(),
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ step }) => {
    await step('Alle Knöpfe stehen in einer Reihe, der wichtigste zuletzt', async () => {
      const names = ['Abbrechen', 'Nur festschreiben', 'Festschreiben und versenden']
      const main = await screen.findByRole('button', { name: names[2] }, late)
      await expect(screen.getByText('fällig am 04.12.2026 · ZUGFeRD (EN 16931)')).toBeVisible()
      await expect(screen.getByText('Zum Versenden prüfen Sie als Nächstes die E-Mail an den Kunden.')).toBeVisible()
      const boxes = names.map((name) => screen.getByRole('button', { name }).getBoundingClientRect())
      await expect(new Set(boxes.map(({ top }) => top)).size).toBe(1)
      await expect(main.getBoundingClientRect().left).toBe(Math.max(...boxes.map(({ left }) => left)))
    })
  },
})
/** A refusal is shown with its reason, and fixing can be tried again. */
export const Failed = meta.story({
  args: { ...Ready.composed.args, onArchive: fn(), onClose: fn() },
  play: async ({ args, userEvent, step }) => {
    mocked(args.onArchive).mockRejectedValueOnce(new Error('Der Datendienst antwortet nicht.'))
    const fix = await screen.findByRole('button', { name: 'Nur festschreiben' }, late)
    await step('Eingabetaste allein schreibt nichts fest', async () => {
      await waitFor(() => expect(screen.getByRole('button', { name: 'Abbrechen' })).toHaveFocus())
      await expect(args.onArchive).not.toHaveBeenCalled()
    })
    await step('Eine Ablehnung wird gesagt; der zweite Versuch gelingt', async () => {
      await userEvent.click(fix)
      await expect(await screen.findByRole('alert', {}, late)).toHaveTextContent('Der Datendienst antwortet nicht.')
      await userEvent.click(fix)
      await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
    })
  },
})
/** It would be overdue on arrival: the filled button dates it today first; whoever wants neither only finalises it. */
export const PastDue = meta.story({
  args: { ...Ready.composed.args, canRenew: true, onArchive: fn(async () => undefined), onSend: fn(), onClose: fn() },
  play: async ({ args, userEvent, step }) => {
    await step('Festgeschrieben wird mit heutigem Datum, dann folgt die E-Mail', async () => {
      const name = 'Festschreiben und versenden'
      await userEvent.click(await screen.findByRole('button', { name }, late))
      await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce())
      await expect(args.onArchive).toHaveBeenCalledWith(true)
    })
    await step('Ohne Versand bleibt das Datum', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Nur festschreiben' }))
      await waitFor(() => expect(args.onArchive).toHaveBeenLastCalledWith(false))
    })
  },
})
/** Missing details are named before it is too late, with a way to the check. */
export const Incomplete = meta.story({
  args: {
    ...Ready.composed.args,
    missing: {
      names: ['Kunde: Land fehlt', 'Büro: Telefonnummer fehlt oder stimmt nicht'],
      weight: 'hint',
      show: fn(),
    },
  },
  play: async ({ args, userEvent }) => {
    const check = await screen.findByRole('button', { name: 'Zur Prüfung' }, late)
    await expect(screen.getByText(/: Kunde: Land fehlt und Büro: Telefonnummer/)).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Trotzdem festschreiben' })).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Festschreiben und versenden' })).toBeNull()
    await userEvent.click(check)
    await expect(args.missing?.show).toHaveBeenCalledOnce()
  },
})

/** An office without its own details fixes nothing, and is led to the first of them. */
export const Barred = meta.story({
  args: { ...Incomplete.composed.args, barring: ['address', 'bank'], onComplete: fn() },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText(/: Anschrift und Bankverbindung\.$/, {}, late)).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Nur festschreiben' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Zu den Einstellungen' }))
    await expect(args.onComplete).toHaveBeenCalledWith('address')
  },
})

/** An address that does not fit bars it, and the way to it is one press. */
export const TooLong = meta.story({
  args: { ...Ready.composed.args, onArchive: fn(), onShorten: fn(), onClose: fn() },
  play: async ({ args, userEvent }) => {
    const words = 'Die Anschrift des Kunden ist für das Adressfeld zu lang, auch in kleiner Schrift.'
    mocked(args.onArchive).mockRejectedValueOnce(new AddressTooLong(words, 'client'))
    await userEvent.click(await screen.findByRole('button', { name: 'Nur festschreiben' }, late))
    await expect(await screen.findByRole('alert', {}, late)).toHaveTextContent(words)
    await userEvent.click(screen.getByRole('button', { name: 'Zum Kunden' }))
    await expect(args.onShorten).toHaveBeenCalledWith('client')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
})

/** The reason for 0 % is missing: nothing is fixed without it. */
export const Refused = meta.story({
  args: {
    ...Ready.composed.args,
    missing: { names: ['Ohne Umsatzsteuer: Der Grund fehlt'], weight: 'refused', show: fn() },
  },
  play: async ({ args, userEvent }) => {
    const check = await screen.findByRole('button', { name: 'Zur Prüfung' }, late)
    await expect(screen.queryByRole('button', { name: /festschreiben/i })).toBeNull()
    await userEvent.click(check)
    await expect(args.missing?.show).toHaveBeenCalledOnce()
  },
})
