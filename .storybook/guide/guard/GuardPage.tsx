import type { GuardState } from '@waldkerf/app/session/machine/guardTable'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { useState } from 'react'
import { GuidePage, GuidePart } from '../page/GuidePage.tsx'
import { StateDiagram } from '../StateDiagram/StateDiagram.tsx'
import { useWords } from '../words/Words.tsx'
import { guardEdges, guardNodes, guardSize, guardSteps } from './guardDrawing.ts'
import { texts } from '../guide.texts.ts'
import { stateWords, actionWords, eventWords } from './guardWords.ts'
import { OpenedPages } from './OpenedPages.tsx'
import { GuideTable } from '../page/GuideTable.tsx'

/** The guard as a drawing and as tables, all made from the table in the code. */
export function GuardPage() {
  const t = useTexts(texts).guard
  const words = useWords()
  const [selected, setSelected] = useState<GuardState>()
  return (
    <GuidePage title={t.title} lead={t.lead}>
      <GuidePart title={t.drawing} text={t.drawingText}>
        <StateDiagram
          label={t.drawing}
          size={guardSize}
          nodes={guardNodes((state) => words(stateWords[state]))}
          edges={guardEdges}
          selected={selected}
          onSelect={setSelected}
        />
      </GuidePart>
      <GuidePart title={t.steps} text={selected ? t.of(selected) : t.all}>
        <GuardSteps from={selected} />
      </GuidePart>
      <GuidePart title={t.pages} text={t.pagesText}>
        <OpenedPages />
      </GuidePart>
    </GuidePage>
  )
}

/** The transitions in words. @param from those of one state; absent: all */
function GuardSteps({ from }: { from: GuardState | undefined }) {
  const t = useTexts(texts).guard
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
