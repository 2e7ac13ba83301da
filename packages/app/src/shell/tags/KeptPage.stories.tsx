import preview from '@waldkerf/storybook/preview'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect } from 'storybook/test'
import { KeptPage, type KeptPageProps, useLivePage } from './KeptPage.tsx'

type PageState = Pick<KeptPageProps, 'active' | 'readOnly'>

const Kept = (state: PageState) => <KeptPage live={useLivePage()} {...state} />

/** A kept page with one field. */
function Application(state: PageState) {
  const [router] = useState(() =>
    createMemoryRouter([
      {
        element: <Kept {...state} />,
        children: [{ path: '/', element: <TextField label="Name" defaultValue="Lindner" /> }],
      },
    ]),
  )
  return <RouterProvider router={router} />
}

const meta = preview.meta({ component: Application, parameters: { layout: 'padded' } })

export const Ready = meta.story({ args: { active: true, readOnly: false } })
/** The role no longer allows the page: the typed text can be read and copied. */
export const Forbidden = meta.story({
  args: { active: true, readOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Ihre Rolle öffnet diese Seite nicht mehr.')
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeDisabled()
  },
})
