import type { Row } from '@waldkerf/domain/office/editor/document'
import type { LeftOver } from '@waldkerf/domain/office/workplace/leftOver'
import type { Closing } from '@waldkerf/domain/office/workplace/closed'
import { headKey } from '@waldkerf/domain/office/workplace/mergeStored'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { ConflictPanel } from '@waldkerf/ui/parts/ConflictPanel/ConflictPanel'
import { useState } from 'react'
import { styled } from 'styled-components'
import { space } from '@waldkerf/ui/theme/tokens'
import { sideTexts, texts } from '../DocumentEditorScreen.texts.ts'

export interface LeftOverNoteProps {
  closing: Closing
  leftOvers: readonly LeftOver[]
  rows: readonly Row[]
  onForget: () => void
}

/** Text typed into a document that somebody closed meanwhile: it can be copied, and stays until it is dropped. */
export function LeftOverNote({ closing, leftOvers, rows, onForget }: LeftOverNoteProps) {
  const t = useTexts(texts).conflict
  const names: Readonly<Record<string, string>> = useTexts(sideTexts).fieldNames
  const [isCopied, setCopied] = useState(false)
  if (leftOvers.length === 0) return null
  const lines = leftOvers.map(({ key, kind, fields }) => {
    const nr = rows.findIndex((row) => row.key === key) + 1
    const place = key === headKey ? t.left.head : kind === 'removed' ? t.left.removed : t.left[kind](nr)
    const said = fields.map(({ field, value }) => `${names[field] ?? field}: ${words(value, t)}`)
    return { key, place, said }
  })
  const copy = async () => {
    const text = lines.map(({ place, said }) => [place, ...said].join('\n')).join('\n\n')
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      // Where the browser refuses, the list itself can still be marked and copied.
      setCopied(false)
    }
  }
  return (
    <ConflictPanel
      title={t.left.titles[closing]}
      actions={
        <>
          <Button onClick={() => void copy()}>{isCopied ? t.left.copied : t.left.copy}</Button>
          <Button variant="quiet" onClick={onForget}>
            {t.left.forget}
          </Button>
        </>
      }
    >
      <Scroll role="group" tabIndex={0} aria-label={t.left.titles[closing]}>
        <LeftOverList>
          {lines.map(({ key, place, said }) => (
            <li key={key}>
              <strong>{place}</strong>
              {said.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </li>
          ))}
        </LeftOverList>
      </Scroll>
    </ConflictPanel>
  )
}

type Words = Readonly<Record<'yes' | 'no' | 'blank', string>>

function words(value: string | boolean, { yes, no, blank }: Words): string {
  if (typeof value === 'boolean') return value ? yes : no
  return value === '' ? blank : value
}

/** Scrolls on its own: the work below stays in reach however much it is. */
const Scroll = styled.div`
  max-height: 240px;
  overflow-y: auto;
`

const LeftOverList = styled.ul`
  display: grid;
  gap: ${space(2)};
  padding: 0;
  margin: 0;
  list-style: none;
  white-space: pre-wrap;
`
