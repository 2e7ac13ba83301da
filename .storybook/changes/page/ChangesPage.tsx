import { useTexts } from '@waldkerf/ui/i18n/Language'
import { EmptyState } from '@waldkerf/ui/parts/EmptyState/EmptyState'
import { Select } from '@waldkerf/ui/parts/Select/Select'
import { Tabs } from '@waldkerf/ui/parts/Tabs/Tabs'
import { useState } from 'react'
import { Code } from '../../guide/page/Code.tsx'
import { GuideFact, GuidePage, GuidePart } from '../../guide/page/GuidePage.tsx'
import { useWords } from '../../guide/words/Words.tsx'
import { modes } from '../../preview/modes.ts'
import type { Change, Changes } from '../changes.ts'
import { Bar, Failed } from './ChangesPage.styles.ts'
import { texts } from './ChangesPage.texts.ts'
import { Comparison, type View, views } from './Comparison.tsx'

/** Shows how a change altered the pictures. @param changes of the last comparison; undefined where there was none */
export function ChangesPage({ changes }: { changes: Changes | undefined }) {
  const t = useTexts(texts)
  const sentence = useSentence()
  if (!changes)
    return (
      <GuidePage title={t.title} lead={t.lead}>
        <EmptyState
          drawing="map"
          title={t.none}
          text={t.noneText}
          action={<Code label={t.command}>{t.commands}</Code>}
        />
      </GuidePage>
    )
  return (
    <GuidePage title={t.title} lead={sentence(changes)}>
      {changes.failed > 0 && <Failed>{t.failed(changes.failed)}</Failed>}
      {changes.changes.length > 0 && <Comparisons changes={changes.changes} />}
    </GuidePage>
  )
}

/** The pictures by view and mode. */
function Comparisons({ changes }: { changes: readonly Change[] }) {
  const t = useTexts(texts)
  const modeLabel = useModeLabel()
  const [view, setView] = useState<View>('side')
  const [only, setOnly] = useState('')
  const found = changes.filter(({ mode }) => only === '' || mode === only)
  return (
    <>
      <Bar>
        <Tabs label={t.view} tabs={views.map((id) => ({ id, label: t.views[id] }))} current={view} onChange={setView} />
        <Select label={t.mode} value={only} onChange={(event) => setOnly(event.target.value)}>
          <option value="">{t.everyMode}</option>
          {byMode(changes).map(([mode, { length }]) => (
            <option key={mode} value={mode}>{`${modeLabel(mode)} (${length})`}</option>
          ))}
        </Select>
      </Bar>
      {[...Map.groupBy(found, ({ title }) => title)].map(([title, own]) => (
        <GuidePart key={title} title={title.replaceAll('/', ' › ')} text={t.count(own.length)}>
          {byMode(own).map(([mode, inMode]) => (
            <GuideFact key={mode} title={modeLabel(mode)}>
              {inMode.map((change) => (
                <Comparison key={change.id} change={change} mode={modeLabel(mode)} view={view} />
              ))}
            </GuideFact>
          ))}
        </GuidePart>
      ))}
    </>
  )
}

const place = (mode: string) => modes.findIndex(({ name }) => name === mode)

/** In the order of the modes; printed sheets come last. */
const byMode = (changes: readonly Change[]) =>
  [...Map.groupBy(changes, ({ mode }) => mode)].toSorted(
    ([one], [other]) => (place(one) + 1 || modes.length + 1) - (place(other) + 1 || modes.length + 1),
  )

/** @returns a function that names a mode, or a printed sheet */
function useModeLabel(): (mode: string) => string {
  const t = useTexts(texts)
  const words = useWords()
  return (mode) => {
    const known = modes.find(({ name }) => name === mode)
    const [, browser = mode, sheet = ''] = /^paper-(.+)-(\d+)$/.exec(mode) ?? []
    return known ? words(known.label) : t.sheet(browser, sheet)
  }
}

/** @returns a function that says what changed in one sentence */
function useSentence(): (changes: Changes) => string {
  const t = useTexts(texts)
  return ({ changes, against }) => {
    const than = t.than(against)
    const { changed = [], new: added = [], gone = [] } = Object.groupBy(changes, ({ kind }) => kind)
    const views = new Set(changed.map(({ title }) => title)).size
    const parts = [
      changed.length > 0 && t.changed(changed.length, views, than),
      added.length > 0 && t.added(added.length),
      gone.length > 0 && t.gone(gone.length),
    ].filter((part) => part !== false)
    return parts.length === 0 ? t.same(than) : `${parts.join('; ')}.`
  }
}
