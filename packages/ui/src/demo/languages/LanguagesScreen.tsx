import { styled } from 'styled-components'
import { type Language, useFormat, useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { Select } from '@waldkerf/ui/parts/Select/Select'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { space } from '@waldkerf/ui/theme/tokens'
import { DemoPage } from '../page/DemoPage.tsx'
import { RadioRow } from '../page/RadioRow.tsx'
import { PlainTable } from '../page/PlainTable.tsx'
import { languagesTexts } from '../pages.texts.ts'

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(160px, 240px));
  gap: ${space(4)};
  margin-bottom: ${space(4)};
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`

/** Each in its own language, so that whoever needs it finds it. */
const languages: readonly { id: Language; name: string }[] = [
  { id: 'de', name: 'Deutsch' },
  { id: 'en', name: 'English' },
]

const visits = [
  { name: 'Clara Hasel', date: '2026-05-02', trees: 1_240, address: 'Forstweg 3, 37574 Einbeck' },
  { name: 'Emil Linde', date: '2026-05-04', trees: 86, address: 'Am Anger 12, 37186 Moringen' },
  { name: 'Hanna Birk', date: '2026-05-09', trees: 12_500, address: 'Waldstraße 41, 37154 Northeim' },
  { name: 'Ivo Kiefer', date: '2026-05-11', trees: 318, address: 'Mühlgasse 7, 37586 Dassel' },
] as const

const buttons = ['today', 'all', 'none', 'add', 'export', 'remove'] as const

/** `/i18n/index`: the choice of language and what follows it. */
export function LanguagesScreen({ onChange }: { onChange: (language: Language) => void }) {
  const t = useTexts(languagesTexts)
  const current = useLanguage()
  const format = useFormat()
  return (
    <DemoPage title={t.title} intro={t.intro}>
      <RadioRow
        legend={t.language}
        options={languages.map(({ id, name }) => ({ value: id, label: name, lang: id }))}
        value={current}
        onChange={onChange}
      />
      <Card title={t.parts}>
        <Fields>
          <TextField type="date" label={t.day} defaultValue="2026-11-20" />
          <Select label={t.choice} defaultValue="1000">
            {[1_000, 25_000, 1_000_000].map((value) => (
              <option key={value} value={value}>
                {format.number(value)}
              </option>
            ))}
          </Select>
        </Fields>
        <Line>
          {buttons.map((name) => (
            <Button key={name} variant={name === 'remove' ? 'danger' : 'secondary'}>
              {t.button[name]}
            </Button>
          ))}
        </Line>
      </Card>
      <PlainTable
        label={t.table}
        columns={[
          { id: 'name', title: t.name, cell: ({ name }) => name },
          { id: 'date', title: t.date, cell: ({ date }) => format.day(date) },
          { id: 'trees', title: t.trees, align: 'end', cell: ({ trees }) => format.number(trees) },
          { id: 'address', title: t.address, cell: ({ address }) => address },
        ]}
        rows={visits}
        rowKey={({ name }) => name}
      />
    </DemoPage>
  )
}
