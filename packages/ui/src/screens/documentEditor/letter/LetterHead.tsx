import type { Paper } from '@waldkerf/domain/office/paper/paper'
import { documentTitle, formatPaperDay, paperWords } from '@waldkerf/domain/office/paper/words'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { addressLines, senderLine } from './addressLines.ts'
import { texts } from './letter.texts.ts'
import { Address, Facts, Head, Sender, Title } from './letter.styles.ts'

/** Who writes, to whom, and what the document is called; in German, like the file that is made of it. */
export function LetterHead({ paper }: { paper: Paper }) {
  const t = useTexts(texts)
  const address = addressLines(paper.buyer)
  return (
    <>
      <Head>
        <div>
          <Sender>{senderLine(paper.seller)}</Sender>
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
          {factsOf(paper).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
      </Head>
      <Title>{documentTitle(paper)}</Title>
    </>
  )
}

/** What a reader looks for first; what there is not is left out. */
function factsOf({ number, day, supplyDay, dueDay, original, buyer, kind }: Paper): (readonly [string, string])[] {
  const all = [
    [paperWords.number, number],
    [paperWords.day, formatPaperDay(day)],
    [paperWords.supplyDay, formatPaperDay(supplyDay)],
    [paperWords.dueDay, kind === 'cancellation' ? '' : formatPaperDay(dueDay)],
    [paperWords.original, original ? `${original.number} vom ${formatPaperDay(original.day)}` : ''],
    [paperWords.reference, kind === 'offer' ? '' : buyer.reference],
    [paperWords.vatId, kind === 'offer' ? '' : buyer.vatId],
  ] as const
  return all.filter(([, value]) => value.trim() !== '')
}
