import { toDatevValues } from '@waldkerf/domain/office/datev/datevValues'
import { datevSettings } from '@waldkerf/mocks/seed/documents/officeSettings'
import preview from '@waldkerf/storybook/preview'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { DatevForm, type DatevFormProps } from './DatevForm.tsx'

/** Stands in for the container: keeps what is typed. */
function LiveForm({ datev, actions }: DatevFormProps) {
  const [form, setForm] = useState(shown(datev))
  const change: typeof actions.change = (part) => {
    actions.change(part)
    setForm((last) => last && { ...last, changed: true, values: { ...last.values, ...part } })
  }
  return <DatevForm datev={form ? { status: 'ready', data: form } : datev} actions={{ ...actions, change }} />
}

const meta = preview.meta({ component: DatevForm, render: (args) => <LiveForm {...args} /> })

const form = {
  values: toDatevValues(datevSettings),
  changed: false,
  saving: false,
  saved: false,
  theirs: {},
  problem: undefined,
}
const actions = { change: fn(), save: fn(), discard: fn() }

export const Ready = meta.story({
  args: { datev: { status: 'ready', data: form }, actions },
  play: async ({ args, canvas, userEvent, step }) => {
    const foot = (name: string) => canvas.getByRole('textbox', { name }).getBoundingClientRect().bottom
    await step('Eine Nummer, die keine ist, wird gesagt und nicht gespeichert', async () => {
      const adviser = canvas.getByRole('textbox', { name: 'Beraternummer' })
      await userEvent.clear(adviser)
      await userEvent.type(adviser, '999')
      await expect(canvas.getByText(/^Die Beraternummer hat vier bis sieben Ziffern/)).toBeVisible()
      await expect(canvas.getByRole('button', { name: 'Speichern' })).toBeDisabled()
      await expect(canvas.getByText('Noch nicht gespeichert. Bitte prüfen: Beraternummer')).toBeVisible()
      await userEvent.type(adviser, '8')
      await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }))
      await expect(args.actions.save).toHaveBeenCalledOnce()
    })
    await step('Neben einem Namen von zwei Zeilen stehen die Felder auf einer Linie', async () => {
      await expect(foot('Erlöse nach § 13b, Inland')).toBe(foot('Erlöse mit Steuerschuld des Kunden, Ausland'))
    })
    await step('Leere Konten zeigen das übliche des Kontenrahmens', async () => {
      const income = canvas.getByRole('textbox', { name: 'Erlöse mit 19 %' })
      await expect(income).toHaveAttribute('placeholder', '8400')
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Kontenrahmen' }), '04')
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Stellen der Sachkonten' }), '6')
      await expect(income).toHaveAttribute('placeholder', '440000')
      await expect(canvas.getByRole('textbox', { name: 'Anzahlungen mit 19 %' })).toHaveAttribute(
        'placeholder',
        '327200',
      )
    })
  },
})
const { args } = Ready.composed

/** Nothing was entered yet. */
export const Empty = meta.story({
  args: {
    ...args,
    datev: { status: 'ready', data: { ...form, values: { ...form.values, berater: '', mandant: '' } } },
  },
})
export const Loading = meta.story({ args: { ...args, datev: { status: 'loading' } } })
export const Failed = meta.story({
  args: { ...args, datev: { status: 'failed', message: 'Der Dienst antwortet nicht.', retry: fn() } },
})

/** Somebody else has stored another number meanwhile. */
export const Conflict = meta.story({
  args: { ...args, datev: { status: 'ready', data: { ...form, changed: true, theirs: { mandant: '55004' } } } },
})
