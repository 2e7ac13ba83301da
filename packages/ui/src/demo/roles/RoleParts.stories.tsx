import { templateTree } from '@waldkerf/domain/entities/template/tree'
import preview from '@waldkerf/storybook/preview'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { PageTree } from './PageTree.tsx'
import { RoleDifference } from './RoleDifference.tsx'
import { pageTree } from './rolePages.ts'

const tree = pageTree(templateTree('https://example.org'), {})

/** The tree with its state. */
function Page({ first }: { first: readonly string[] }) {
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set(first))
  return <PageTree label="Seiten" nodes={tree} checked={checked} onChange={setChecked} />
}

const meta = preview.meta({
  component: Page,
  subcomponents: { RoleDifference },
  args: { first: ['/permission/directive'] },
})

export const Ready = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const group = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'Permission' })
    await step('Eine halb gewählte Gruppe ist halb', async () => {
      await expect(group).toBePartiallyChecked()
    })
    await step('Die Leertaste wählt sie ganz, noch einmal leert sie', async () => {
      group.focus()
      await userEvent.keyboard(' ')
      await expect(canvas.getByRole('checkbox', { name: 'Role Permission' })).toBeChecked()
      await userEvent.keyboard(' ')
      await expect(canvas.getByRole('checkbox', { name: 'Directive Permission' })).not.toBeChecked()
    })
  },
})
export const Difference = meta.story({
  render: () => <RoleDifference difference={{ added: ['Rechte der Seite'], removed: ['Symbole', 'Karte'] }} />,
})
export const NoDifference = meta.story({ render: () => <RoleDifference difference={{ added: [], removed: [] }} /> })
