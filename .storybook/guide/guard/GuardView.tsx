import {
  follow,
  type GuardAction,
  type GuardEvent,
  type GuardState,
  guardTable,
} from '@waldkerf/app/session/machine/guardTable'
import { fixedWords } from '@waldkerf/domain/words/exactWords'
import { FallbackBar } from '@waldkerf/ui/chrome/FallbackBar/FallbackBar'
import { SessionOver } from '@waldkerf/ui/chrome/SessionOver/SessionOver'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { EmptyState } from '@waldkerf/ui/parts/EmptyState/EmptyState'
import { Skeleton } from '@waldkerf/ui/parts/Skeleton/Skeleton'
import { LoginScreen } from '@waldkerf/ui/screens/login/LoginScreen'
import { space } from '@waldkerf/ui/theme/tokens'
import { type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import { actionWords } from './guardWords.ts'
import { useWords } from '../words/Words.tsx'

const nothing = () => {}

export interface GuardViewProps {
  /** Where it begins. */
  state: GuardState
}

/** The guard's table to click through: the events of a state, their effect, and the page the person sees. */
export function GuardView({ state: first }: GuardViewProps) {
  const [state, setState] = useState(first)
  const [action, setAction] = useState<GuardAction>('none')
  const words = useWords()
  const happen = (event: GuardEvent) => {
    const [to, done] = follow(state, event)
    setState(to)
    setAction(done)
  }
  return (
    <Page>
      <Card title={`Zustand: ${state}`}>
        <Events>
          {(Object.keys(guardTable[state]) as GuardEvent[]).map((event) => (
            <Button key={event} onClick={() => happen(event)}>
              {event}
            </Button>
          ))}
        </Events>
        <output>{words(actionWords[action])}</output>
      </Card>
      <Seen state={state} onSignedIn={() => happen('signedInAgain')} />
    </Page>
  )
}

const screens: Record<GuardState, (onSignedIn: () => void) => ReactNode> = {
  nobody: () => <EmptyState title="Beim Anmeldedienst" text="Die Anwendung ist verlassen oder fragt, wer da ist." />,
  fetching: () => <Skeleton height="200px" />,
  least: () => <FallbackBar message="Ihre Daten konnten nicht geladen werden." onRetry={nothing} />,
  away: () => <EmptyState title="Meine Meldungen" text="Ohne Netz: Melden geht, für die zuletzt bestätigte Person." />,
  known: () => <EmptyState title="Die verlangte Seite" text="Oder /401, wo die Rolle sie nicht öffnet." />,
  over: (onSignedIn) => (
    <SessionOver open state="asking" onSignIn={onSignedIn} onSignInHere={nothing} onLater={nothing} />
  ),
  refused: () => (
    <LoginScreen productName="Waldkerf" htmlPages={[]} failure={fixedWords.verificationFailed} onSignIn={nothing} />
  ),
}

/** The page that a person sees in a state of the guard. */
const Seen = ({ state, onSignedIn }: { state: GuardState; onSignedIn: () => void }) => screens[state](onSignedIn)

const Page = styled.div`
  display: grid;
  gap: ${space(4)};
  padding: ${space(4)};
`

const Events = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  padding-block-end: ${space(3)};
`
