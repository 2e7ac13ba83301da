import { type ReactNode, Suspense, useState } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Badge } from '@waldkerf/ui/parts/Badge/Badge'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Quiet, Rows } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { LoadedCard } from '@waldkerf/ui/parts/DetailPage/LoadedCard'
import { IconButton } from '@waldkerf/ui/parts/IconButton/IconButton'
import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import { Acts, Intro } from '../SettingsScreen.styles.ts'
import { texts } from '../SettingsScreen.texts.ts'

export interface EntryListProps<Entry> {
  words: { title: string; hint: string; none: string; add: string }
  entries: Loadable<readonly Entry[]>
  entryKey: (entry: Entry) => string | number
  /** An entry's name, one line of further details, and its mark. */
  entryWords: (entry: Entry) => { name: string; detail: string; mark?: string }
  onRemove: (entry: Entry) => void
  /** The form of an entry; absent: of a new one. */
  renderForm: (entry: Entry | undefined, onClose: () => void) => ReactNode
}

/** The entry as it is stored now; one that somebody deleted as it was. */
const latest = <Entry,>(open: Entry | undefined, rows: readonly Entry[], entryKey: EntryListProps<Entry>['entryKey']) =>
  open && (rows.find((row) => entryKey(row) === entryKey(open)) ?? open)

/** Entries that are made, changed and deleted one by one. */
export function EntryList<Entry>({
  words,
  entries,
  entryKey,
  entryWords,
  onRemove,
  renderForm,
}: EntryListProps<Entry>) {
  const t = useTexts(texts).entries
  const [open, setOpen] = useState<{ entry: Entry | undefined }>()
  return (
    <LoadedCard title={words.title} state={entries}>
      {(rows) => (
        <>
          <Intro>
            <Quiet>{words.hint}</Quiet>
            <Button icon="plus" onClick={() => setOpen({ entry: undefined })}>
              {words.add}
            </Button>
          </Intro>
          {rows.length === 0 && <Quiet>{words.none}</Quiet>}
          <Rows aria-label={words.title}>
            {rows.map((entry) => {
              const { name, detail, mark } = entryWords(entry)
              const called = name || t.untitled
              return (
                <li key={entryKey(entry)}>
                  <span>
                    {called}
                    <br />
                    <small>{detail}</small>
                  </span>
                  {mark && (
                    <Badge tone="success" icon="check">
                      {mark}
                    </Badge>
                  )}
                  <Acts>
                    <IconButton icon="pencil" label={t.edit(called)} onClick={() => setOpen({ entry })} />
                    <IconButton icon="trash" label={t.remove(called)} onClick={() => onRemove(entry)} />
                  </Acts>
                </li>
              )
            })}
          </Rows>
          <Suspense>{open && renderForm(latest(open.entry, rows, entryKey), () => setOpen(undefined))}</Suspense>
        </>
      )}
    </LoadedCard>
  )
}
