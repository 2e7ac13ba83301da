import { styled } from 'styled-components'
import { color, space } from '../../theme/tokens.ts'

const Lines = styled.ol`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  color: ${color.textMuted};
  list-style: none;
`

const sentences = [
  'Wer morgens früh durch den Bestand geht, hört den Specht vor dem Käfer.',
  'Am Waldrand steht die Luft länger warm; dort beginnt der Schwarmflug.',
  'Eine Fichte wehrt sich mit Harz, solange sie Wasser hat.',
  'Nach dem Sturm zählt jede Woche, bis das Holz aus dem Wald ist.',
  'Unter der Rinde schreibt jede Art ihre eigene Schrift.',
] as const

/** Something to scroll past. */
export function Filler({ lines }: { lines: number }) {
  return (
    <Lines lang="de">
      {Array.from({ length: lines }, (_, index) => (
        <li key={index}>{sentences[index % sentences.length]}</li>
      ))}
    </Lines>
  )
}
