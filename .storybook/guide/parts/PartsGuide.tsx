import { useState } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Select } from '@waldkerf/ui/parts/Select/Select'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { allDocs, type NamedDocs } from '../docs/allDocs.ts'
import { PartPage } from '../PartPage/PartPage.tsx'
import { useWords } from '../words/Words.tsx'
import { Entry, List, Narrow, Nothing, Split, Wide } from './PartsGuide.styles.ts'
import { texts } from './PartsGuide.texts.ts'

export interface PartsGuideProps {
  /** The part that is shown at first, by the name of its folder and its room: `parts/Button`. */
  part: string
}

const rooms = ['parts', 'chrome'] as const
const docsId = ({ room, name }: NamedDocs) => `${room}/${name}`

/** All parts and pieces of the frame: a list to search at the side, the chosen one's page beside it. */
export function PartsGuide({ part }: PartsGuideProps) {
  const t = useTexts(texts)
  const [shown, setShown] = useState(part)
  const chosen = allDocs.find((docs) => docsId(docs) === shown) ?? allDocs[0]
  return (
    <Split>
      <Narrow>
        <Select label={t.choose} value={shown} onChange={({ target }) => setShown(target.value)}>
          {rooms.map((room) => (
            <optgroup key={room} label={t.rooms[room]}>
              {allDocs
                .filter((docs) => docs.room === room)
                .map((docs) => (
                  <option key={docs.name} value={docsId(docs)}>
                    {docs.name}
                  </option>
                ))}
            </optgroup>
          ))}
        </Select>
      </Narrow>
      <Wide aria-label={t.list}>
        <PartList shown={shown} onShow={setShown} />
      </Wide>
      {chosen && <PartPage key={docsId(chosen)} part={chosen} />}
    </Split>
  )
}

/** The parts' names by folder; the search covers their purposes too. */
function PartList({ shown, onShow }: { shown: string; onShow: (id: string) => void }) {
  const t = useTexts(texts)
  const words = useWords()
  const [typed, setTyped] = useState('')
  const wanted = typed.trim().toLowerCase()
  const found = allDocs.filter(({ name, docs }) => `${name} ${words(docs.purpose)}`.toLowerCase().includes(wanted))
  return (
    <>
      <TextField type="search" label={t.search} value={typed} onChange={({ target }) => setTyped(target.value)} />
      {found.length === 0 && <Nothing role="status">{t.none}</Nothing>}
      {rooms
        .filter((room) => found.some((docs) => docs.room === room))
        .map((room) => (
          <List key={room} aria-label={t.rooms[room]}>
            <li aria-hidden="true">{t.rooms[room]}</li>
            {found
              .filter((docs) => docs.room === room)
              .map((docs) => (
                <li key={docs.name}>
                  <Entry
                    type="button"
                    aria-current={docsId(docs) === shown || undefined}
                    onClick={() => onShow(docsId(docs))}
                  >
                    {docs.name}
                  </Entry>
                </li>
              ))}
          </List>
        ))}
    </>
  )
}
