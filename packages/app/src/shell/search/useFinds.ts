import type { Finds } from '@waldkerf/ui/chrome/CommandPalette/CommandPalette'
import { type Loadable, mapLoadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { useState } from 'react'
import { useSearch } from '../../data/search/search.ts'
import { useDebounced } from '@waldkerf/ui/browser/useDebounced'
import type { FrameCommand } from '../frame/commands.ts'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { foundCommands, newDocumentCommands, type Reader } from './foundCommand.ts'
import { texts } from './productActions.texts.ts'

/** Milliseconds: shorter than elsewhere, since the first letters bring pages and actions already. */
const pause = 120

/** The search of the data for the palette: asked once the text has stood for a moment. */
export function useFinds(reader: Reader): Finds<FrameCommand> {
  const [text, setText] = useState('')
  const asked = useDebounced(text, pause)
  const answer = useSearch(asked)
  const t = useTexts(texts)
  const hits: Loadable<readonly FrameCommand[]> = mapLoadable(answer, (rows) => {
    const found = foundCommands(rows, reader)
    // Behind the clients, whose group they belong to.
    const place = found.findLastIndex(({ group }) => group === 'kunde') + 1
    return found.toSpliced(place, 0, ...newDocumentCommands(rows, reader, t))
  })
  return { onSearch: setText, hits: text === asked ? hits : waiting(shown(hits)) }
}

/** The finds before, until the next is asked for. */
const waiting = <T>(data: T | undefined): Loadable<T> =>
  data === undefined ? { status: 'loading' } : { status: 'ready', data, refreshing: true }
