import { type ReactNode, Suspense, useState } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Badge } from '@waldkerf/ui/parts/Badge/Badge'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Quiet, Rows } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { LoadedCard } from '@waldkerf/ui/parts/DetailPage/LoadedCard'
import { IconButton } from '@waldkerf/ui/parts/IconButton/IconButton'
import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import { Acts, Intro } from '../SettingsScreen.styles.ts'
import { styled } from 'styled-components'
import { space } from '@waldkerf/ui/theme/tokens'
import { texts } from '../SettingsScreen.texts.ts'

export interface EntryListProps<Entry> {
  words: { title: string; hint: string; none: string; add: string }
  entries: Loadable<readonly Entry[]>
  entryKey: (entry: Entry) => string | number
  /** An entry's name, one line of further details, its price and the unit of it, and its mark. */
  entryWords: (entry: Entry) => {
    name: string
    detail: string
    price?: { amount: string; unit: string }
    mark?: string
  }
  onRemove: (entry: Entry) => void
  /** The form of an entry; absent: of a new one. It is closed once it is stored. */
  renderForm: (entry: Entry | undefined, ends: { onDone: () => void; onClose: () => void }) => ReactNode
}

/** Amounts below one another, and their units. */
const Price = styled.span`
  display: grid;
  grid-template-columns: minmax(96px, auto) 88px;
  gap: ${space(1)};
  align-items: baseline;
  font-variant-numeric: tabular-nums;
  text-align: end;

  > small {
    text-align: start;
  }
`

/** On a phone a price or a mark stands below its name, and of a long text the beginning. */
const Entries = styled(Rows)`
  @media (width < 640px) {
    > li > :first-child > small {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
    > li:has(> :nth-child(3)) {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      row-gap: 0;

      > :nth-child(2) {
        justify-self: start;
      }
      > :last-child {
        grid-row: 1 / 3;
        grid-column: 2;
      }
    }
    ${Price} {
      display: block;
      text-align: start;
    }
  }
`

/** The entry as it is stored now; one that somebody deleted as it was. */
const latest = <Entry,>(open: Entry | undefined, rows: readonly Entry[], entryKey: EntryListProps<Entry>['entryKey']) =>
  open && (rows.find((row) => entryKey(row) === entryKey(open)) ?? open)

type Key = string | number

/** The entry that was stored last: the opened one, or a new one that was not there when its form opened. */
function useStored() {
  const [form, setForm] = useState<{ opened: Key | undefined; others: readonly Key[] }>()
  const [isDone, setDone] = useState(false)
  return {
    begin(opened: Key | undefined, others: readonly Key[]) {
      setForm({ opened, others })
      setDone(false)
    },
    done: () => setDone(true),
    isStored: (key: Key) =>
      isDone && form !== undefined && (form.opened === undefined ? !form.others.includes(key) : form.opened === key),
  }
}

/** Entries that are made, changed and deleted one by one. */
export function EntryList<Entry>({
  words,
  entries,
  entryKey,
  entryWords,
  onRemove,
  renderForm,
}: EntryListProps<Entry>) {
  const { entries: t, form } = useTexts(texts)
  const [open, setOpen] = useState<{ entry: Entry | undefined }>()
  const { begin, done, isStored } = useStored()
  const edit = (rows: readonly Entry[], entry?: Entry) => {
    begin(entry && entryKey(entry), rows.map(entryKey))
    setOpen({ entry })
  }
  const close = () => setOpen(undefined)
  return (
    <LoadedCard title={words.title} state={entries}>
      {(rows) => (
        <>
          <Intro>
            <Quiet>{words.hint}</Quiet>
            <Button icon="plus" onClick={() => edit(rows)}>
              {words.add}
            </Button>
          </Intro>
          {rows.length === 0 && <Quiet>{words.none}</Quiet>}
          <VisuallyHidden role="status">
            {rows
              .filter((entry) => isStored(entryKey(entry)))
              .map((entry) => form.saved([entryWords(entry).name || t.untitled]))}
          </VisuallyHidden>
          <Entries aria-label={words.title}>
            {rows.map((entry) => {
              const { name, detail, price, mark } = entryWords(entry)
              const called = name || t.untitled
              const said = isStored(entryKey(entry))
              return (
                <li key={entryKey(entry)}>
                  <span>
                    {called}{' '}
                    {said && (
                      <Badge tone="success" icon="check">
                        {t.stored}
                      </Badge>
                    )}
                    {detail && (
                      <>
                        <br />
                        <small>{detail}</small>
                      </>
                    )}
                  </span>
                  {price && (
                    <Price>
                      {price.amount} <small>{price.unit && `/ ${price.unit}`}</small>
                    </Price>
                  )}
                  {mark && (
                    <Badge tone="success" icon="check">
                      {mark}
                    </Badge>
                  )}
                  <Acts>
                    <IconButton icon="pencil" label={t.edit(called)} onClick={() => edit(rows, entry)} />
                    <IconButton icon="trash" label={t.remove(called)} onClick={() => onRemove(entry)} />
                  </Acts>
                </li>
              )
            })}
          </Entries>
          <Suspense>
            {open &&
              renderForm(latest(open.entry, rows, entryKey), {
                onDone() {
                  done()
                  close()
                },
                onClose: close,
              })}
          </Suspense>
        </>
      )}
    </LoadedCard>
  )
}
