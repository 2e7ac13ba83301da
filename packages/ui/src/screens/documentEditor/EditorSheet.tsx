import type { DocumentModel } from '@waldkerf/domain/office/documentModel/documentModel'
import { hasUnclear } from '@waldkerf/domain/office/documentModel/unclearPlaces'
import { useFormat, useTexts } from '../../i18n/Language.tsx'
import { Button } from '../../parts/Button/Button.tsx'
import { formatMoney } from '@waldkerf/domain/office/money/formatAmount'
import { type ReactNode, useCallback, useLayoutEffect, useRef } from 'react'
import type { EditorActions, EditorState } from './editorTypes.ts'
import { LetterHead } from './letter/LetterHead.tsx'
import { type LetterField, LetterText } from './letter/LetterText.tsx'
import { LetterTotals } from './letter/LetterTotals.tsx'
import { texts } from './letter/letter.texts.ts'
import { Sheet, Signature } from './letter/letter.styles.ts'
import { filledIn } from './letter/placeholders.ts'
import { clientSalutation } from '@waldkerf/domain/office/salutation'

export interface EditorSheetProps {
  state: EditorState
  model: DocumentModel
  act: EditorActions['act']
  /** The positions. */
  children: ReactNode
}

const longest: Readonly<Record<LetterField, number>> = { anrede: 500, anschreiben: 10_000, zuerl: 10_000 }

/** The letter, edited as it prints. */
export function EditorSheet({ state, model, act, children }: EditorSheetProps) {
  const t = useTexts(texts)
  const { header } = state.history.document
  const blocks = { blocks: state.lists.textBlocks, fill: useFill(state, model) }
  const change = useCallback(
    (field: LetterField, value: string) =>
      act({ kind: 'run', command: { kind: 'header', changes: { [field]: value } }, typing: field }),
    [act],
  )
  const client = state.lists.clients.find(({ client_id }) => String(client_id) === header['client_id'])
  const proposal = clientSalutation(client)
  const text = (field: LetterField) => ({
    field,
    longest: longest[field],
    value: header[field] ?? '',
    onChange: change,
  })
  return (
    <Sheet>
      <LetterHead model={model} />
      <LetterText label={t.salutation} {...text('anrede')} />
      {header['anrede'] === '' && (
        <Button variant="quiet" onClick={() => change('anrede', proposal)}>
          {t.proposeSalutation(proposal)}
        </Button>
      )}
      <LetterText label={t.cover} {...blocks} {...text('anschreiben')} />
      {children}
      <LetterTotals totals={model} unclear={hasUnclear(model)} />
      <LetterText label={t.closing} {...blocks} {...text('zuerl')} />
      {model.exemption !== '' && <p>{model.exemption}</p>}
      {model.signature !== '' && <Signature>{model.signature}</Signature>}
    </Sheet>
  )
}

/** Fills in a text block when it is put in; the same function while the sums follow each key. */
function useFill(state: EditorState, model: DocumentModel): (text: string) => string {
  const format = useFormat()
  const latest = useRef({ state, model, format })
  useLayoutEffect(() => {
    latest.current = { state, model, format }
  })
  return useCallback((text: string) => {
    const { lists, history } = latest.current.state
    const { number, day, supplyDay, gross } = latest.current.model
    const { header } = history.document
    const printedDay = (value: string) => value && latest.current.format.day(value)
    return filledIn(text, {
      client: lists.clients.find(({ client_id }) => String(client_id) === header['client_id']),
      number,
      day: printedDay(day),
      supplyDay: printedDay(supplyDay),
      person: lists.acronyms.find(({ kuerzel }) => kuerzel === header['bearbeiter'])?.name ?? '',
      gross: formatMoney(gross),
    })
  }, [])
}
