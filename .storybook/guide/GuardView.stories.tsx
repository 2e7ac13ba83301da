import preview from '@waldkerf/storybook/preview'
import { expect, screen, within } from 'storybook/test'
import { GuardView } from './guard/GuardView.tsx'
import type { GuardEvent, GuardState } from '@waldkerf/app/session/machine/guardTable'

const meta = preview.meta({ component: GuardView, parameters: { layout: 'fullscreen' } })

/** One transition: the event is pressed (over a dialog by key, as the page beneath it is out of reach) and leads on. */
const transition = (from: GuardState, event: GuardEvent, to: GuardState) => ({
  args: { state: from },
  play: async () => {
    const button = await screen.findByText(event)
    button.click()
    const heading = await screen.findByText(`Zustand: ${to}`)
    await expect(heading).toBeInTheDocument()
    await expect(screen.getByText(/[.]$/, { selector: 'output' })).not.toHaveTextContent('Nichts geschieht')
  },
})

export const NobodyAsked = meta.story(transition('nobody', 'asked', 'fetching'))

export const NobodyEnded = meta.story(transition('nobody', 'ended', 'nobody'))

export const NobodyEndedIdle = meta.story(transition('nobody', 'endedIdle', 'nobody'))

export const FetchingUserLoaded = meta.story(transition('fetching', 'userLoaded', 'known'))

export const FetchingUserMissing = meta.story(transition('fetching', 'userMissing', 'least'))

export const FetchingProfileRefused = meta.story(transition('fetching', 'profileRefused', 'refused'))

export const FetchingEnded = meta.story(transition('fetching', 'ended', 'nobody'))

export const FetchingEndedIdle = meta.story(transition('fetching', 'endedIdle', 'nobody'))

export const FetchingSomeoneElse = meta.story(transition('fetching', 'someoneElse', 'nobody'))

export const FetchingSignedOut = meta.story(transition('fetching', 'signedOut', 'nobody'))

export const LeastUserLoaded = meta.story(transition('least', 'userLoaded', 'known'))

export const LeastUserMissing = meta.story(transition('least', 'userMissing', 'least'))

export const LeastProfileRefused = meta.story(transition('least', 'profileRefused', 'refused'))

export const LeastEnded = meta.story(transition('least', 'ended', 'nobody'))

export const LeastEndedIdle = meta.story(transition('least', 'endedIdle', 'nobody'))

export const LeastSomeoneElse = meta.story(transition('least', 'someoneElse', 'nobody'))

export const LeastSignedOut = meta.story(transition('least', 'signedOut', 'nobody'))

export const KnownUserLoaded = meta.story(transition('known', 'userLoaded', 'known'))

export const KnownProfileRefused = meta.story(transition('known', 'profileRefused', 'over'))

export const KnownEnded = meta.story(transition('known', 'ended', 'over'))

export const KnownEndedIdle = meta.story(transition('known', 'endedIdle', 'nobody'))

export const KnownSomeoneElse = meta.story(transition('known', 'someoneElse', 'nobody'))

export const KnownSignedOut = meta.story(transition('known', 'signedOut', 'nobody'))

export const OverSignedInAgain = meta.story(transition('over', 'signedInAgain', 'known'))

export const OverSomeoneElse = meta.story(transition('over', 'someoneElse', 'nobody'))

export const OverSignedOut = meta.story(transition('over', 'signedOut', 'nobody'))

export const RefusedAsked = meta.story(transition('refused', 'asked', 'fetching'))

/** A whole evening: known, ended, signed in again from the dialog itself. */
export const SignedInAgainFromTheDialog = meta.story({
  args: { state: 'known' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ended' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Ihre Anmeldung ist abgelaufen' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Anmelden' }))
    await expect(await canvas.findByText('Die verlangte Seite')).toBeVisible()
  },
})
