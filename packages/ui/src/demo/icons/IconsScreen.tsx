import { useState } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { EmptyState } from '@waldkerf/ui/parts/EmptyState/EmptyState'
import { Icon, type IconName } from '@waldkerf/ui/parts/Icon/Icon'
import { Tabs } from '@waldkerf/ui/parts/Tabs/Tabs'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { DemoPage } from '../page/DemoPage.tsx'
import { iconsTexts } from '../pages.texts.ts'
import { Tile, Tiles } from './IconTiles.tsx'
import { styled } from 'styled-components'
import { color, space } from '@waldkerf/ui/theme/tokens'
import { iconNames } from '@waldkerf/ui/parts/Icon/iconNames'

/** Drawn for the work in the forest and in the office; all others are those of any application. */
const forest: ReadonlySet<IconName> = new Set([
  'beetle',
  'map',
  'layers',
  'pin',
  'crosshair',
  'area',
  'lasso',
  'fit',
  'expert',
  'published',
  'reject',
  'document',
])

/** Every icon in one of the two tabs of the page. */
const iconSets = {
  forest: iconNames.filter((name) => forest.has(name)),
  general: iconNames.filter((name) => !forest.has(name)),
} as const

type IconSetId = keyof typeof iconSets
const iconSetIds = Object.keys(iconSets) as IconSetId[]

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space(3)};
  color: ${color.textMuted};

  > :first-child {
    flex: 0 1 320px;
  }
`

/** The line of code that shows an icon. */
const snippet = (name: string) => `<Icon name="${name}" />`

/** Every icon of the registry as a tile, in two tabs. @param onCopy gets the text for the clipboard */
export function IconsScreen({ onCopy }: { onCopy: (text: string) => void }) {
  const t = useTexts(iconsTexts)
  const [wanted, setWanted] = useState('')
  const [current, setCurrent] = useState<IconSetId>('forest')
  const foundIn = (id: IconSetId) => iconSets[id].filter((name) => name.includes(wanted.trim().toLowerCase()))
  const found = foundIn(current)
  const tabs = iconSetIds.map((id) => ({ id, label: t.sets[id](foundIn(id).length) }))
  return (
    <DemoPage title={t.title} intro={t.intro}>
      <Head>
        <TextField
          type="search"
          label={t.search}
          value={wanted}
          onChange={({ currentTarget }) => setWanted(currentTarget.value)}
        />
      </Head>
      <Tabs label={t.title} tabs={tabs} current={current} onChange={setCurrent} />
      <div role="tabpanel" aria-label={t.sets[current](found.length)}>
        {found.length === 0 && <EmptyState title={t.none} text={t.noneText} />}
        <Tiles>
          {found.map((name) => (
            <li key={name}>
              <Tile type="button" title={snippet(name)} aria-label={t.copy(name)} onClick={() => onCopy(snippet(name))}>
                <Icon name={name} />
                {name}
              </Tile>
            </li>
          ))}
        </Tiles>
      </div>
    </DemoPage>
  )
}
