import { Fragment } from 'react'
import { styled } from 'styled-components'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Kbd } from '@waldkerf/ui/parts/Kbd/Kbd'
import { color, space } from '@waldkerf/ui/theme/tokens'
import { GuideTable } from '../../guide/page/GuideTable.tsx'
import { useWords } from '../../guide/words/Words.tsx'
import { type KeyName, keyWords } from '../keyWords.ts'
import type { KeyLine } from '../PartDocs.tsx'
import { texts } from './PartPage.texts.ts'

/** A part's keyboard operation, one row per key or combination. */
export function KeyTable({ lines }: { lines: readonly KeyLine[] }) {
  const t = useTexts(texts)
  const words = useWords()
  return (
    <GuideTable label={t.keyboard} heads={[t.keys, t.effect]}>
      {lines.map(({ keys, does }) => (
        <tr key={does.de}>
          <th scope="row">
            <Keys>
              {keys.map((combination, place) => (
                <Fragment key={combination.join('+')}>
                  {place > 0 && <span>{t.or}</span>}
                  <Combination keys={combination} />
                </Fragment>
              ))}
            </Keys>
          </th>
          <td>{words(does)}</td>
        </tr>
      ))}
    </GuideTable>
  )
}

function Combination({ keys }: { keys: readonly KeyName[] }) {
  const words = useWords()
  return keys.map((key) => <Kbd key={key}>{words(keyWords[key])}</Kbd>)
}

const Keys = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};

  > span {
    color: ${color.textMuted};
  }
`
