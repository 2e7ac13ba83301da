import { textLengths } from '@waldkerf/domain/entities/columns'
import { letterColumns, type TextBlock } from '@waldkerf/domain/entities/documents/documents'
import type { DocumentModel } from '@waldkerf/domain/office/documentModel/documentModel'
import { hasUnclear } from '@waldkerf/domain/office/documentModel/unclearPlaces'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { formatMoney } from '@waldkerf/domain/office/money/formatAmount'
import { type ReactNode, useCallback, useLayoutEffect, useRef, memo, Fragment } from 'react'
import { clientSalutation } from '@waldkerf/domain/office/salutation'
import { addressLines, footerColumns, letterFacts, senderLine } from '@waldkerf/domain/office/documentModel/letterhead'
import { documentTitle, documentWords, formatDocumentDay } from '@waldkerf/domain/office/documentModel/words'
import { taxLines } from '@waldkerf/domain/office/documentModel/figures'
import type { EditorActions, EditorState } from '../editorTypes.ts'
import { texts } from '../DocumentEditorScreen.texts.ts'
import {
  Sheet,
  Signature,
  Address,
  Facts,
  Firm,
  Foot,
  Head,
  Sender,
  Title,
  Totals,
  TextBox,
  Written,
} from './letter.styles.ts'
import { filledIn } from './placeholders.ts'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { Menu } from '@waldkerf/ui/parts/Menu/Menu'

export interface EditorSheetProps {
  state: EditorState
  model: DocumentModel
  act: EditorActions['act']
  /** The positions. */
  children: ReactNode
}

const longest: Readonly<Record<LetterField, number>> = textLengths(letterColumns)

/** The letter, edited as it prints. */
export function EditorSheet({ state, model, act, children }: EditorSheetProps) {
  const t = useTexts(texts).letter
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
    <Sheet data-paper="">
      <LetterHead model={model} logo={state.logo} />
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
      <LetterFoot model={model} />
    </Sheet>
  )
}

/** Fills in a text block as it prints, in German, when it is put in; the same function while the sums follow each key. */
function useFill(state: EditorState, model: DocumentModel): (text: string) => string {
  const latest = useRef({ state, model })
  useLayoutEffect(() => {
    latest.current = { state, model }
  })
  return useCallback((text: string) => {
    const { lists, history } = latest.current.state
    const { number, day, supplyDay, gross } = latest.current.model
    const { header } = history.document
    return filledIn(text, {
      client: lists.clients.find(({ client_id }) => String(client_id) === header['client_id']),
      number,
      day: formatDocumentDay(day),
      supplyDay: formatDocumentDay(supplyDay),
      person: lists.acronyms.find(({ kuerzel }) => kuerzel === header['bearbeiter'])?.name ?? '',
      gross: formatMoney(gross),
    })
  }, [])
}

interface LetterHeadProps {
  model: DocumentModel
  logo?: EditorState['logo']
}

/** Who writes, to whom, and what the document is called; in German, like the file that is made of it. */
export const LetterHead = memo(function LetterHead({ model, logo }: LetterHeadProps) {
  const t = useTexts(texts).letter
  const address = addressLines(model)
  return (
    <>
      <Firm>{logo === undefined ? model.seller.name : logo && <img src={logo} alt={model.seller.name} />}</Firm>
      <Head>
        <div>
          <Sender>
            {model.seller.name && <span>{model.seller.name} ·&nbsp;</span>}
            <span>{senderLine({ ...model.seller, name: '' })}</span>
          </Sender>
          <Address>
            {address.length === 0 && t.noClient}
            {address.map((line) => (
              <span key={line}>
                {line}
                <br />
              </span>
            ))}
          </Address>
        </div>
        <Facts>
          {letterFacts(model).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
      </Head>
      <Title>{documentTitle(model)}</Title>
    </>
  )
})

/** The office's data below the letter, as on every page. */
const LetterFoot = memo(function LetterFoot({ model }: { model: DocumentModel }) {
  return (
    <Foot>
      {footerColumns(model).map((lines, column) => (
        <div key={column}>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </div>
      ))}
    </Foot>
  )
})

export interface LetterTotalsProps {
  totals: Pick<DocumentModel, 'net' | 'gross' | 'rates' | 'taxCase'>
  /** A number cannot be read, so the total is unknown. */
  unclear?: boolean
}

/** Net, VAT per rate and gross, where they print. */
export const LetterTotals = memo(function LetterTotals({ totals, unclear = false }: LetterTotalsProps) {
  const money = (amount: string) => (unclear ? '–' : formatMoney(amount))
  return (
    <Totals>
      <dt>{documentWords.net}</dt>
      <dd>{money(totals.net)}</dd>
      {taxLines(totals, money).map(([words, amount]) => (
        <Fragment key={words}>
          <dt>{words}</dt>
          <dd>{amount}</dd>
        </Fragment>
      ))}
      <dt data-gross="">{documentWords.gross}</dt>
      <dd data-gross="">{money(totals.gross)}</dd>
    </Totals>
  )
})

/** The columns of a document that hold its texts. */
type LetterField = 'anrede' | 'anschreiben' | 'zuerl'

interface LetterTextProps {
  field: LetterField
  label: string
  value: string
  longest: number
  /** Must not change between renders. */
  onChange: (field: LetterField, value: string) => void
  /** Blocks to put in where the cursor is. */
  blocks?: readonly TextBlock[]
  /** Fills in the placeholders of a block. Must not change between renders. */
  fill?: (text: string) => string
}

const noBlocks: readonly TextBlock[] = []
const unfilled = (text: string) => text

/** A text of the letter, written where it prints. The keys of the line items leave it alone. */
const LetterText = memo(function LetterText(props: LetterTextProps) {
  const { field, label, value, longest, onChange, blocks = noBlocks, fill = unfilled } = props
  const t = useTexts(texts).letter
  const box = useRef<HTMLTextAreaElement>(null)
  function put(text: string) {
    const { selectionStart: from = value.length, selectionEnd: to = from } = box.current ?? {}
    const before = value.slice(0, from)
    const gap = before === '' || before.endsWith('\n') ? '' : '\n'
    onChange(field, (before + gap + text + value.slice(to)).slice(0, longest))
  }
  return (
    <TextBox>
      <Written
        ref={box}
        rows={1}
        aria-label={label}
        placeholder={label}
        maxLength={longest}
        value={value}
        onChange={(event) => onChange(field, event.target.value)}
      />
      {blocks.length > 0 && (
        <span data-tools="">
          <Menu
            label={t.blocks(label)}
            trigger={<Icon name="plus" size={16} />}
            items={blocks.map(({ id, titel, text }) => ({
              id: String(id),
              label: titel,
              onSelect: () => put(fill(text)),
            }))}
          />
        </span>
      )}
    </TextBox>
  )
})
