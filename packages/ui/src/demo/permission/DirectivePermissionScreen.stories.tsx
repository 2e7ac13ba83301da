import preview from '@waldkerf/storybook/preview'
import { createContext, type ReactNode, use, useState } from 'react'
import { expect, fn } from 'storybook/test'
import { DirectivePermissionScreen, type RoleChoiceProps, RoleChoice } from './DirectivePermissionScreen.tsx'

const Role = createContext('')

function Can({ roles, children }: { roles: readonly string[]; children: ReactNode }) {
  return roles.includes(use(Role)) ? children : null
}

/** Stands in for the session: keeps the role, which decides what the page shows. */
function Page({ first, roles }: { first: string; roles: readonly string[] }) {
  const [role, setRole] = useState(first)
  return (
    <Role value={role}>
      <DirectivePermissionScreen
        roles={roles}
        role={role}
        busy={false}
        onChoose={setRole}
        can={(roles) => roles.includes(role)}
        Can={Can}
      />
    </Role>
  )
}

const meta = preview.meta({
  component: Page,
  subcomponents: { RoleChoice },
  args: { first: 'admin', roles: ['admin', 'editor', 'visitor'] },
})

export const Ready = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const labels = () => canvas.getAllByRole('tab').map((tab) => tab.textContent)
    await step('Als admin sieht man die Teile für admin', async () => {
      await expect(labels()).toEqual(['Admin', 'Admin-OR-Editor'])
    })
    await step('Ein Wechsel der Rolle wirkt sofort', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'editor' }))
      await expect(labels()).toEqual(['Editor', 'Admin-OR-Editor'])
    })
  },
})
/** There is no other role to choose. */
export const Empty = meta.story({ args: { roles: [] } })
export const Forbidden = meta.story({
  args: { first: 'visitor' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ihre Rolle sieht keinen dieser Teile.')).toBeVisible()
  },
})

const choice = {
  roles: ['admin', 'editor', 'visitor'],
  role: 'editor',
  busy: false,
  onChoose: fn(),
} satisfies RoleChoiceProps

export const Choice = meta.story({
  args: Ready.composed.args,
  render: () => <RoleChoice {...choice} />,
  parameters: { layout: 'padded' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'visitor' }))
    await expect(choice.onChoose).toHaveBeenCalledWith('visitor')
  },
})
export const ChoiceBusy = meta.story({
  args: Ready.composed.args,
  render: () => <RoleChoice {...choice} busy />,
  parameters: { layout: 'padded' },
})
