import { useState, type ReactNode } from 'react'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Bar } from '../Bar/Bar.tsx'
import { Button } from '../Button/Button.tsx'
import { VersionChoice } from '../ConflictPanel/VersionChoice.tsx'
import { texts } from '../parts.texts.ts'
import { styled } from 'styled-components'
import { color, radius, space } from '@waldkerf/ui/theme/tokens'

/** The typed text of a dialog that is not sent. */
export interface TypedDraft<T> {
  /** Undefined while it is what the dialog began with. Must be the same object while nothing changes. */
  value: T | undefined
  onRestore: (value: T) => void
}

/** Keeps what is typed in a dialog over a reload, and offers it when the dialog is opened again. */
export interface DialogDraft<T> {
  /** Stands above the fields. */
  render: (typed: TypedDraft<T>) => ReactNode
  /** The dialog is closed by hand, or what it had is stored: nothing of it is kept. */
  end: () => void
}

/** Scrolls on its own: the work below stays in reach however much it is. */
const Clashes = styled.div`
  display: grid;
  max-height: 240px;
  gap: ${space(2)};
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color.infoBorder};
  border-radius: ${radius('card')};
  margin-block-start: ${space(1)};
  background: ${color.infoQuiet};
  overflow-y: auto;
`

interface DraftClash {
  piece: string
  name: string
  versions: readonly string[]
}

export interface DraftBarProps {
  /** A draft of an earlier visit; absent when there is none, or when the offer was answered. */
  draft?: {
    /** ISO 8601. */
    savedAt: string
    /** The entry was changed after the draft was begun. */
    outdated: boolean
    /** Fields that were typed differently at different times: the versions of each, the newest first. */
    clashes?: readonly DraftClash[]
  }
  /** Why what is typed now cannot be kept. */
  problem?: 'full' | 'blocked'
  /** @param chosen by piece which version, from 0; the newest where none is named */
  onRestore: (chosen: Readonly<Record<string, number>>) => void
  onDiscard: () => void
}

/** Over a form: offers unsaved text of an earlier visit. Nothing is restored unasked. */
export function DraftBar({ draft, problem, onRestore, onDiscard }: DraftBarProps) {
  const t = useTexts(texts).draftBar
  const { instant } = useFormat()
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>({})
  const clashes = draft?.clashes ?? []
  return (
    <div role="status">
      {problem && <Bar tone="warning" icon="warning" message={t.problems[problem]} />}
      {draft && (
        <Bar
          icon="clock"
          message={[t.found(instant(draft.savedAt)), draft.outdated && t.outdated, clashes.length > 0 && t.clashes]
            .filter(Boolean)
            .join(' ')}
          actions={
            <>
              <Button onClick={() => onRestore(chosen)}>{t.restore}</Button>
              <Button variant="quiet" onClick={onDiscard}>
                {t.discard}
              </Button>
            </>
          }
        />
      )}
      {clashes.length > 0 && (
        <Clashes>
          {clashes.map((clash) => (
            <VersionChoice
              key={clash.piece}
              legend={clash.name}
              versions={clash.versions.map((value, version) => ({ key: String(version), value }))}
              chosen={String(chosen[clash.piece] ?? 0)}
              onChoose={(version) => setChosen({ ...chosen, [clash.piece]: Number(version) })}
            />
          ))}
        </Clashes>
      )}
    </div>
  )
}
