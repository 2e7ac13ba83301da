import { useTexts } from '@waldkerf/ui/i18n/Language'
import { useState } from 'react'
import { GuidePage, GuidePart } from '../page/GuidePage.tsx'
import { GuideTable } from '../page/GuideTable.tsx'
import { StateDiagram } from '../StateDiagram/StateDiagram.tsx'
import { useWords } from '../words/Words.tsx'
import { texts } from './SessionPage.texts.ts'
import { startCells, startEdges, type StartNode, startNodes, startSize } from './startDrawing.ts'
import { kindWords, outcomeNotes, outcomeWords, resultWords } from './startWords.ts'

const notes = { ...kindWords, ...outcomeNotes }

/** How a session starts, as a drawing and as a table from the code's own. */
export function SessionPage() {
  const t = useTexts(texts)
  const words = useWords()
  const [selected, setSelected] = useState<StartNode>()
  const shown = startCells.filter(({ kind, outcome }) => [undefined, kind, outcome].includes(selected))
  return (
    <GuidePage title={t.title} lead={t.lead}>
      <GuidePart title={t.drawing} text={t.drawingText}>
        <StateDiagram
          label={t.drawing}
          size={startSize}
          nodes={startNodes((node) => words(notes[node]))}
          edges={startEdges}
          selected={selected}
          onSelect={setSelected}
        />
      </GuidePart>
      <GuidePart title={t.table} text={t.tableText}>
        <GuideTable label={t.table} heads={[t.kind, t.result, t.outcome]}>
          {shown.map(({ kind, result, outcome }) => (
            <tr key={`${kind} ${result}`}>
              <Named name={kind} words={words(kindWords[kind])} />
              <Named name={result} words={words(resultWords[result])} />
              <Named name={outcome} words={words(outcomeWords[outcome])} />
            </tr>
          ))}
        </GuideTable>
      </GuidePart>
    </GuidePage>
  )
}

/** A name of the code with what it means. */
const Named = ({ name, words }: { name: string; words: string }) => (
  <td>
    <strong>{name}</strong>
    <br />
    {words}
  </td>
)
