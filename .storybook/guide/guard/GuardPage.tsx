import type { GuardState } from '@waldkerf/app/session/machine/guardTable'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { useState } from 'react'
import { GuidePage, GuidePart } from '../page/GuidePage.tsx'
import { StateDiagram } from '../StateDiagram/StateDiagram.tsx'
import { useWords } from '../words/Words.tsx'
import { guardEdges, guardNodes, guardSize } from './guardDrawing.ts'
import { texts } from './GuardPage.texts.ts'
import { GuardSteps } from './GuardSteps.tsx'
import { stateWords } from './guardWords.ts'
import { OpenedPages } from './OpenedPages.tsx'

/** The guard as a drawing and as tables, all made from the table in the code. */
export function GuardPage() {
  const t = useTexts(texts)
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
