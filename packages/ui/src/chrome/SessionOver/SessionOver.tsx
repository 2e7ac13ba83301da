import { styled } from 'styled-components'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Dialog } from '@waldkerf/ui/parts/Dialog/Dialog'
import { Spinner } from '@waldkerf/ui/parts/Spinner/Spinner'
import { space } from '@waldkerf/ui/theme/tokens'
import { overTexts } from '../SessionStatus/session.texts.ts'

/** How far the new sign-in is: not asked for yet, under way in its window, or that window did not open. */
export type SignInState = 'asking' | 'waiting' | 'blocked'

export interface SessionOverProps {
  open: boolean
  /** It ended in another tab. */
  elsewhere?: boolean
  state: SignInState
  /** Opens the window; called by the press itself, else the browser blocks it. */
  onSignIn: () => void
  /** Leaves the page for the sign-in: what no draft keeps is lost. */
  onSignInHere: () => void
  /** Closes the dialog, so that one can read and copy what stands on the page. */
  onLater: () => void
}

/** Over a page whose session has ended. It leaves nothing and clears nothing; a sign-in in another window ends it. */
export function SessionOver({ open, elsewhere, state, onSignIn, onSignInHere, onLater }: SessionOverProps) {
  const t = useTexts(overTexts)
  return (
    <Dialog
      question
      open={open}
      onClose={onLater}
      title={elsewhere ? t.elsewhere : t.title}
      description={t[state]}
      actions={
        <>
          <Button onClick={onLater}>{t.later}</Button>
          {state === 'blocked' && <Button onClick={onSignInHere}>{t.signInHere}</Button>}
          <Button variant="primary" onClick={onSignIn}>
            {state === 'asking' ? t.signIn : t.openAgain}
          </Button>
        </>
      }
    >
      {state === 'waiting' && (
        <Waiting>
          <Spinner />
        </Waiting>
      )}
    </Dialog>
  )
}

const Waiting = styled.div`
  display: flex;
  justify-content: center;
  padding: ${space(2)};
`
