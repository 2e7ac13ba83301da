import { Tile, Tiles } from '@waldkerf/ui/demo/icons/IconTiles'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { EmptyState } from '@waldkerf/ui/parts/EmptyState/EmptyState'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { iconNames } from '@waldkerf/ui/parts/Icon/iconNames'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { useState } from 'react'
import { styled } from 'styled-components'
import { color, space } from '@waldkerf/ui/theme/tokens'
import { GuidePage } from '../../guide/page/GuidePage.tsx'
import { texts } from './IconPage.texts.ts'

export interface IconPageProps {
  /** Puts a text into the clipboard; rejects where the browser refuses. */
  onCopy: (text: string) => Promise<void>
}

/** Every icon of the set in both sizes, to be searched by name and copied. */
export function IconPage({ onCopy }: IconPageProps) {
  const t = useTexts(texts)
  const [typed, setTyped] = useState('')
  const [said, setSaid] = useState('')
  const found = iconNames.filter((name) => name.includes(typed.trim().toLowerCase()))
  const copy = (name: string) => {
    const text = `<Icon name="${name}" />`
    onCopy(text).then(
      () => setSaid(t.copied(text)),
      () => setSaid(t.notCopied),
    )
  }
  return (
    <GuidePage title={t.title} lead={t.lead}>
      <section aria-label={t.title}>
        <Head>
          <TextField type="search" label={t.search} value={typed} onChange={({ target }) => setTyped(target.value)} />
          <output>{said || t.found(found.length)}</output>
        </Head>
        {found.length === 0 && <EmptyState title={t.none} text={t.noneText} />}
        <Tiles>
          {found.map((name) => (
            <li key={name}>
              <Tile type="button" aria-label={t.copy(name)} onClick={() => copy(name)}>
                <span>
                  <Icon name={name} />
                  <Icon name={name} size={16} />
                </span>
                {name}
              </Tile>
            </li>
          ))}
        </Tiles>
      </section>
    </GuidePage>
  )
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space(3)};
  padding-block-end: ${space(4)};

  > :first-child {
    flex: 0 1 320px;
  }
  output {
    color: ${color.textMuted};
  }
`
