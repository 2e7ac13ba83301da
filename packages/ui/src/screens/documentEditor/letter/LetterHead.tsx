import { addressLines, letterFacts, senderLine } from '@waldkerf/domain/office/documentModel/letterhead'
import type { DocumentModel } from '@waldkerf/domain/office/documentModel/documentModel'
import { documentTitle } from '@waldkerf/domain/office/documentModel/words'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { memo } from 'react'
import { texts } from './letter.texts.ts'
import { Address, Facts, Head, Sender, Title } from './letter.styles.ts'

/** Who writes, to whom, and what the document is called; in German, like the file that is made of it. */
export const LetterHead = memo(function LetterHead({ model }: { model: DocumentModel }) {
  const t = useTexts(texts)
  const address = addressLines(model)
  return (
    <>
      <Head>
        <div>
          <Sender>{senderLine(model.seller)}</Sender>
          <Address>
            {address.length === 0 && t.noClient}
            {address.map((line) => (
              <span key={line}>
                {line}
                <br />
              </span>
            ))}
          </Address>
        </div>
        <Facts>
          {letterFacts(model).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
      </Head>
      <Title>{documentTitle(model)}</Title>
    </>
  )
})
