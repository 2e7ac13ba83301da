import { useTexts } from '@waldkerf/ui/i18n/Language'
import { useState } from 'react'
import type { StartKind, StartOutcome, StartResult } from '@waldkerf/app/session/machine/startTable'
import { GuidePage, GuidePart } from '../page/GuidePage.tsx'
import { GuideTable } from '../page/GuideTable.tsx'
import { StateDiagram } from '../StateDiagram/StateDiagram.tsx'
import { useWords, type Words } from '../words/Words.tsx'
import { texts } from '../guide.texts.ts'
import { startCells, startEdges, type StartNode, startNodes, startSize } from './startDrawing.ts'

/** How a session starts, as a drawing and as a table from the code's own. */
export function SessionPage() {
  const t = useTexts(texts).session
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

const kindWords: Readonly<Record<StartKind, Words>> = {
  fresh: { de: 'Die Seite wurde geöffnet', en: 'The page was opened' },
  returning: { de: 'Zurück vom Anmeldedienst', en: 'Back from the identity service' },
  again: { de: 'Noch einmal auf offener Seite', en: 'Once more on an open page' },
}

const resultWords: Readonly<Record<StartResult, Words>> = {
  authenticated: { de: 'Der Anmeldedienst kennt die Person.', en: 'The identity service knows the person.' },
  unauthenticated: { de: 'Er kennt sie nicht oder nicht mehr.', en: 'It does not know her, or no longer.' },
  network: { de: 'Er war nicht zu erreichen.', en: 'It could not be reached.' },
}

/** As short as the drawing needs it. */
const outcomeNotes: Readonly<Record<StartOutcome, Words>> = {
  accept: { de: 'Token gilt und wird erneuert', en: 'Token holds and is renewed' },
  end: { de: 'Diese Seite endet', en: 'This page ends' },
  reloadOrStop: { de: 'Neu laden, höchstens zweimal', en: 'Reload, twice at most' },
  tryLater: { de: 'Keine Verbindung, später wieder', en: 'No connection, try later' },
}

const notes = { ...kindWords, ...outcomeNotes }

const outcomeWords: Readonly<Record<StartOutcome, Words>> = {
  accept: { de: 'Das Token wird behalten und erneuert.', en: 'The token is kept and renewed.' },
  end: {
    de: 'Das Token bleibt für die anderen Tabs; diese Seite endet oder fragt, wenn etwas eingetippt ist.',
    en: 'The token stays for the other tabs; this page ends, or asks when something was typed.',
  },
  reloadOrStop: {
    de: 'Die Seite lädt neu; beim dritten Mal innerhalb von 30 s steht dort stattdessen eine Schaltfläche.',
    en: 'The page loads anew; the third time within 30 s a button stands there instead.',
  },
  tryLater: {
    de: 'Es wird gesagt, dass keine Verbindung besteht, und mit einem neuen Adapter wieder versucht.',
    en: 'It is said that there is no connection, and tried again with a new adapter.',
  },
}
