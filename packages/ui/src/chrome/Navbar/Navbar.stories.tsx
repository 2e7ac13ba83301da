import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { ExampleTools } from '../examples/ExampleTools.tsx'
import { account, citizen } from '../examples/frame.ts'
import { SessionStatus } from '../SessionStatus/SessionStatus.tsx'
import { Navbar } from './Navbar.tsx'

const meta = preview.meta({
  component: Navbar,
  decorators: [
    (Story) => (
      <>
        <nav id="menu" aria-label="Hauptmenü" hidden />
        <Story />
      </>
    ),
  ],
})

export const Ready = meta.story({
  args: {
    menu: { id: 'menu', open: true, toggle: fn() },
    breadcrumb: [{ title: 'Dashboard', to: '/dashboard' }, { title: 'GIS' }],
    openPalette: fn(),
    status: <SessionStatus state="signedIn" />,
    tools: <ExampleTools account={account} />,
  },
})

export const Keyboard = meta.story({
  args: { ...Ready.composed.args },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Die Suche öffnet sich mit der Tastatur', async () => {
      canvas.getByRole('button', { name: /durchsuchen/ }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(args.openPalette).toHaveBeenCalledOnce()
    })
  },
})

/** The tools at the right end are not loaded yet; their room is reserved. */
export const Loading = meta.story({
  args: { ...Ready.composed.args, tools: undefined },
  play: async ({ canvas, step }) => {
    await step('Die Suche steht, wo sie stehen wird', async () => {
      await expect(canvas.getByRole('button', { name: /durchsuchen/ })).toBeVisible()
    })
  },
})

export const ExpertRequested = meta.story({
  args: { ...Ready.composed.args, tools: <ExampleTools account={{ ...citizen, expertRequested: true }} /> },
})

export const ExpiringOnPhone = meta.story({
  args: { ...ExpertRequested.composed.args, status: <SessionStatus state="expiring" secondsLeft={42} /> },
  globals: { viewport: { value: 'phone' } },
})

export const LongGerman = meta.story({
  args: {
    ...ExpertRequested.composed.args,
    breadcrumb: [
      { title: 'Georeferenzierungsqualitätssicherung', to: '/quality' },
      { title: 'Forstschädlingsüberwachungsdienststellenverzeichnis' },
    ],
  },
})
