import { useState } from 'react'
import { styled } from 'styled-components'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { EmptyState } from '@waldkerf/ui/parts/EmptyState/EmptyState'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { color, space } from '@waldkerf/ui/theme/tokens'
import { GuidePage, GuidePart, Token } from '../page/GuidePage.tsx'
import { GuideTable } from '../page/GuideTable.tsx'
import { useWords } from '../words/Words.tsx'
import type { Term, TermGroup } from './terms/Term.ts'
import { texts } from '../guide.texts.ts'
import { forest } from './terms/forest.ts'
import { house } from './terms/house.ts'
import { maps } from './terms/maps.ts'
import { office } from './terms/office.ts'
import { people } from './terms/people.ts'

const fits = ({ term, wire, code, meaning }: Term, wanted: string) =>
  [term.de, term.en, wire, code, meaning.de, meaning.en].join('\n').toLowerCase().includes(wanted)

/** The words of the field in both languages, to be searched. */
export function GlossaryPage() {
  const t = useTexts(texts).glossary
  const words = useWords()
  const [typed, setTyped] = useState('')
  const wanted = typed.trim().toLowerCase()
  const groups = glossary
    .map(({ title, terms }) => ({ title, terms: terms.filter((term) => fits(term, wanted)) }))
    .filter(({ terms }) => terms.length > 0)
  const count = groups.reduce((sum, { terms }) => sum + terms.length, 0)
  const search = (
    <Search>
      <TextField type="search" label={t.search} value={typed} onChange={({ target }) => setTyped(target.value)} />
      <output>{t.found(count)}</output>
    </Search>
  )
  return (
    <GuidePage title={t.title} lead={t.lead} tools={search}>
      {groups.length === 0 && <EmptyState title={t.none} text={t.noneText} />}
      {groups.map(({ title, terms }) => (
        <GuidePart key={title.de} title={words(title)}>
          <GuideTable label={words(title)} heads={[t.german, t.english, t.meaning, t.wire, t.code]}>
            {terms.map(({ term, wire, code, meaning }) => (
              <tr key={term.de}>
                <th scope="row" lang="de">
                  {term.de}
                </th>
                <td lang="en">{term.en}</td>
                <Meaning>{words(meaning)}</Meaning>
                <td>
                  <Token>{wire}</Token>
                </td>
                <td>
                  <Token>{code}</Token>
                </td>
              </tr>
            ))}
          </GuideTable>
        </GuidePart>
      ))}
    </GuidePage>
  )
}

const Search = styled.div`
  display: grid;
  gap: ${space(1)};
  min-width: 240px;

  output {
    color: ${color.textMuted};
  }
`

const Meaning = styled.td`
  min-width: 320px;
`

/** Wire fields keep their German names; what the code calls them stands here, once. */
const glossary: readonly TermGroup[] = [forest, maps, office, people, house]
