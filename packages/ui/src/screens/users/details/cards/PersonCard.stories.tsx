import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { useState } from 'react'
import { expect, fn, mocked, waitFor } from 'storybook/test'
import { PersonCard, type PersonCardProps } from './PersonCard.tsx'

const { users } = seedWorld({ today: storyDay, size: 'small' })
const user = users.find(({ email }) => email === 'anfrage@waldkerf.test')!

/** Stands in for the container: keeps the stored row. */
function Stored({ user: first, actions }: PersonCardProps) {
  const [row, setRow] = useState(first)
  const save: PersonCardProps['actions']['save'] = async (fields) => {
    await actions.save(fields)
    setRow({ ...row, ...fields })
  }
  return <PersonCard user={row} actions={{ ...actions, save }} />
}

const meta = preview.meta({
  component: PersonCard,
  render: (args) => <Stored {...args} />,
  parameters: { layout: 'padded' },
})

export const Ready = meta.story({
  args: { user, actions: { save: fn(async () => undefined), onTyping: fn() } },
  play: async ({ args, canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Person bearbeiten' }))
    const phone = canvas.getByRole('textbox', { name: 'Telefon' })
    const profession = canvas.getByRole('textbox', { name: 'Berufsgruppe' })
    await step('Ich speichere, und was ich inzwischen tippe, geht nicht verloren', async () => {
      const answer = Promise.withResolvers<undefined>()
      mocked(args.actions.save).mockReturnValueOnce(answer.promise)
      await userEvent.clear(phone)
      await userEvent.type(phone, '0171 4711{Enter}')
      await waitFor(() => expect(args.actions.save).toHaveBeenCalledOnce())
      await userEvent.clear(profession)
      await userEvent.type(profession, 'Ehrenamt')
      answer.resolve(undefined)
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Speichern' })).not.toHaveAttribute('aria-busy'))
      await expect(phone).toHaveValue('0171 4711')
      await expect(profession).toHaveValue('Ehrenamt')
    })
    await step('Auch der Rest wird gespeichert', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }))
      await expect(await canvas.findByText('Gespeichert')).toBeVisible()
      await expect(canvas.getByText('Ehrenamt')).toBeVisible()
      await expect(args.actions.onTyping).toHaveBeenLastCalledWith(false)
    })
  },
})
const { actions } = Ready.composed.args

/** A person who has just signed in for the first time: only the account's values are known. */
export const Empty = meta.story({
  args: { user: { ...user, first_name: '', last_name: '', phone: '', berufsgruppe: '', geb: null }, actions },
})
export const Failed = meta.story({
  args: Ready.composed.args,
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Was der Dienst ablehnt, wird gesagt, und der Text bleibt', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Person bearbeiten' }))
      mocked(args.actions.save).mockRejectedValueOnce(new Error('Jemand hat diese Person inzwischen geändert.'))
      await userEvent.type(canvas.getByRole('textbox', { name: 'Nachname' }), '-Moor{Enter}')
      await expect(await canvas.findByText('Jemand hat diese Person inzwischen geändert.')).toBeVisible()
      await expect(canvas.getByRole('textbox', { name: 'Nachname' })).toHaveValue(`${user.last_name}-Moor`)
    })
  },
})
