import { type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { color, radius, space, weight } from '@waldkerf/ui/theme/tokens'
import { DemoPage } from '../page/DemoPage.tsx'
import { nestedTexts } from '../pages.texts.ts'

const Level = styled.section`
  display: grid;
  gap: ${space(3)};
  padding: ${space(4)};
  border: 1px solid ${color.border};
  border-radius: ${radius('card')};
  background: ${color.surface};

  > h2 {
    font-weight: ${weight('medium')};
  }
  &[data-depth='1'] {
    border-color: ${color.infoBorder};
    background: ${color.infoQuiet};
  }
  &[data-depth='2'] {
    border-color: ${color.warningBorder};
    background: ${color.warningQuiet};
  }
`

/** `1-2-1` lies in `1-2`, which lies in `1`. */
const ancestorNames = (name: string) =>
  name.split('-').map((_part, index, parts) => parts.slice(0, index + 1).join('-'))

/** `/nested/…`: a page of a menu within menus. @param name its number, `1-2-1` */
export function NestedScreen({ name }: { name: string }) {
  const t = useTexts(nestedTexts)
  const [note, setNote] = useState('')
  const field = <TextField label={t.note} value={note} onChange={({ currentTarget }) => setNote(currentTarget.value)} />
  const levels = ancestorNames(name)
  const boxes = levels.reduceRight<ReactNode>(
    (inner, level, depth) => (
      <Level data-depth={depth} aria-label={t.title(level)}>
        <h2>{t.title(level)}</h2>
        {inner}
      </Level>
    ),
    field,
  )
  return (
    <DemoPage title={t.title(name)} intro={t.intro}>
      {boxes}
    </DemoPage>
  )
}
