import type { GuardState } from '@waldkerf/app/session/machine/guardTable'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { GuideTable } from '../page/GuideTable.tsx'
import { useWords } from '../words/Words.tsx'
import { guardSteps } from './guardDrawing.ts'
import { texts } from './GuardPage.texts.ts'
import { actionWords, eventWords } from './guardWords.ts'

/** The transitions in words. @param from those of one state; absent: all */
export function GuardSteps({ from }: { from: GuardState | undefined }) {
  const t = useTexts(texts)
  const words = useWords()
  const shown = guardSteps.filter((step) => from === undefined || step.from === from)
  return (
    <GuideTable label={t.steps} heads={[t.from, t.event, t.to, t.action]}>
      {shown.map(({ from: state, event, to, action }) => (
        <tr key={`${state} ${event}`}>
          <th scope="row">{state}</th>
          <td>
            <strong>{event}</strong>
            <br />
            {words(eventWords[event])}
          </td>
          <td>{to}</td>
          <td>
            <strong>{action}</strong>
            <br />
            {words(actionWords[action])}
          </td>
        </tr>
      ))}
    </GuideTable>
  )
}
