import type { Verdict } from '@waldkerf/domain/georef/quality/verdict'
import { errorText } from '@waldkerf/domain/words/failureText'
import { useState } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { texts as mapTexts } from '@waldkerf/ui/screens/gis/maps/MapsScreen.texts'
import { isFinished } from '@waldkerf/ui/screens/gis/maps/table/StatusCell'
import { texts } from '../GeorefScreen.texts.ts'

export interface CheckedStateProps {
  /** The map's state, as it is stored. */
  status: string
  verdict: Verdict | null
  /** Unsaved points are not what would be called checked. */
  isSaved: boolean
  /** It is what comes next. */
  isNext: boolean
  /** Rejects with an error whose message is for people. */
  onCheck: () => Promise<void>
}

/** The last step of a georeferencing that can be used: the map is called checked. An unusable one cannot be. */
export function CheckedState({ status, verdict, isSaved, isNext, onCheck }: CheckedStateProps) {
  const t = useTexts(texts).assessment.state
  const { statuses, contradicted } = useTexts(mapTexts)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const name = statuses[status] ?? status
  async function check() {
    setBusy(true)
    setFailure('')
    await onCheck().catch((error: unknown) => setFailure(errorText(error)))
    setBusy(false)
  }
  if (isFinished(status)) {
    const isWrong = verdict === 'unusable'
    return (
      <p role="status" data-tone={isWrong ? 'warning' : 'fine'}>
        <Icon name={isWrong ? 'warning' : 'check'} size={16} /> {isWrong ? contradicted(name) : t.is(name)}
      </p>
    )
  }
  if (verdict === null || verdict === 'unusable') return null
  return (
    <div>
      <Button
        variant={isNext ? 'primary' : 'secondary'}
        busy={isBusy}
        disabled={!isSaved}
        title={isSaved ? undefined : t.saveFirst}
        onClick={() => void check()}
      >
        {t.check}
      </Button>
      {failure && <p role="alert">{failure}</p>}
    </div>
  )
}
