import { useState } from 'react'
import { styled } from 'styled-components'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { Checkbox } from '@waldkerf/ui/parts/Checkbox/Checkbox'
import { space } from '@waldkerf/ui/theme/tokens'
import { DemoPage } from '../page/DemoPage.tsx'
import { SortArea } from '../sorting/SortArea.tsx'
import { SortList } from '../sorting/SortList.tsx'
import { dragSelectTexts } from '../pages.texts.ts'

const Choices = styled.div`
  display: grid;
  gap: ${space(2)};
`

const fruits = ['apple', 'banana', 'orange', 'pear', 'strawberry'] as const
type Fruit = (typeof fruits)[number]

/** Without it, or with it at the end; the given list stays as it is. */
const toggled = (chosen: readonly Fruit[], fruit: Fruit) =>
  chosen.includes(fruit) ? chosen.filter((one) => one !== fruit) : [...chosen, fruit]

/** `/components/drag-select`: several of five, in an order of one's own. */
export function DragSelectScreen() {
  const t = useTexts(dragSelectTexts)
  const [chosen, setChosen] = useState<readonly Fruit[]>(['apple', 'banana', 'orange'])
  const column = {
    id: 'chosen',
    title: t.order,
    items: chosen.map((fruit) => ({ id: fruits.indexOf(fruit) + 1, text: t.fruit[fruit] })),
  }
  return (
    <DemoPage title={t.title} intro={t.intro}>
      <Card title={t.choice}>
        <Choices role="group" aria-label={t.choice}>
          {fruits.map((fruit) => (
            <Checkbox
              key={fruit}
              label={t.fruit[fruit]}
              checked={chosen.includes(fruit)}
              onChange={() => setChosen(toggled(chosen, fruit))}
            />
          ))}
        </Choices>
      </Card>
      <Card title={t.order}>
        {chosen.length === 0 ? (
          <p>{t.none}</p>
        ) : (
          <SortArea
            board={[column]}
            onChange={([next]) => setChosen((next?.items ?? []).flatMap(({ id }) => fruits[id - 1] ?? []))}
          >
            <SortList column={column} row />
          </SortArea>
        )}
      </Card>
    </DemoPage>
  )
}
