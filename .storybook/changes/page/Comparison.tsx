import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Badge } from '@waldkerf/ui/parts/Badge/Badge'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { type CSSProperties, useState } from 'react'
import { modeStoryAddress } from '../../looks/address.ts'
import { type Mode, modes } from '../../preview/modes.ts'
import type { Change, Picture } from '../changes.ts'
import { Item, Pictures, Sheet, Slide, Stack } from './ChangesPage.styles.ts'
import { texts } from './ChangesPage.texts.ts'

/** How two pictures are compared. */
export const views = ['side', 'slider', 'switch'] as const
export type View = (typeof views)[number]

interface Pair {
  before: Picture
  after: Picture
  /** Names a picture for those who do not see it. */
  describe: (role: string) => string
}

export interface ComparisonProps {
  change: Change
  /** The mode's name for people. */
  mode: string
  view: View
}

/** A story's picture before and after; one that is new or gone stands alone. */
export function Comparison({ change, mode, view }: ComparisonProps) {
  const t = useTexts(texts)
  const { name, kind, before, after } = change
  const describe = (role: string) => t.picture(role, `${change.title} › ${name}`, mode)
  const pair = kind === 'changed' && before && after && { before, after, describe }
  return (
    <Item>
      <header>
        <StoryName change={change} mode={mode} />
        {kind !== 'changed' && <Badge tone={kind === 'new' ? 'info' : 'neutral'}>{t.kinds[kind]}</Badge>}
        <Pixels change={change} />
      </header>
      {pair && view === 'slider' && <BySlider {...pair} />}
      {pair && view === 'switch' && <InTurns {...pair} />}
      {!(pair && view !== 'side') && <SideBySide change={change} describe={describe} />}
    </Item>
  )
}

/** Leads to the story in its mode, while there is one. */
function StoryName({ change: { id, name, kind, mode }, mode: label }: Omit<ComparisonProps, 'view'>) {
  const t = useTexts(texts)
  if (kind === 'gone') return <span>{name}</span>
  const look: Mode = modes.find((one) => one.name === mode) ?? modes[0]
  return (
    <a href={modeStoryAddress(id, look, {})} target="_top" aria-label={t.story(name, label)}>
      {name}
    </a>
  )
}

function Pixels({ change: { pixels, after } }: { change: Change }) {
  const t = useTexts(texts)
  const { number } = useFormat()
  if (pixels === undefined || !after) return null
  const percent = (pixels / (after.width * after.height)) * 100
  return <small>{t.pixels(number(pixels), number(Number(percent.toPrecision(percent < 1 ? 1 : 2))))}</small>
}

function SideBySide({ change, describe }: { change: Change; describe: Pair['describe'] }) {
  const t = useTexts(texts)
  return (
    <Pictures>
      {(['before', 'after', 'difference'] as const).map((role) => {
        const picture = change[role]
        return (
          picture && (
            <figure key={role}>
              <figcaption>{t[role]}</figcaption>
              <a href={picture.address} target="_blank" rel="noreferrer">
                <Shown picture={picture} alt={describe(t[role])} />
              </a>
            </figure>
          )
        )
      })}
    </Pictures>
  )
}

function BySlider({ before, after, describe }: Pair) {
  const t = useTexts(texts)
  const [share, setShare] = useState(50)
  return (
    <>
      <Slide>
        {t.slide}
        <input
          type="range"
          value={share}
          aria-valuetext={`${share} %`}
          onChange={(event) => setShare(event.target.valueAsNumber)}
        />
      </Slide>
      <Stack>
        <Shown picture={before} alt={describe(t.before)} style={{ clipPath: `inset(0 0 0 ${share}%)` }} />
        <Shown picture={after} alt={describe(t.after)} style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }} />
      </Stack>
    </>
  )
}

/** The room of a picture that is not shown stays. */
const showIf = (visible: boolean): CSSProperties => ({ visibility: visible ? 'visible' : 'hidden' })

function InTurns({ before, after, describe }: Pair) {
  const t = useTexts(texts)
  const [isAfter, setAfter] = useState(false)
  return (
    <>
      <div>
        <Button icon="refresh" onClick={() => setAfter(!isAfter)}>
          {isAfter ? t.showBefore : t.showAfter}
        </Button>
      </div>
      <Stack>
        <Shown picture={before} alt={describe(t.before)} style={showIf(!isAfter)} />
        <Shown picture={after} alt={describe(t.after)} style={showIf(isAfter)} />
      </Stack>
    </>
  )
}

/** Loaded once it comes into view; its room is kept. */
const Shown = ({
  picture: { address, width, height },
  alt,
  style,
}: {
  picture: Picture
  alt: string
  style?: CSSProperties
}) => <Sheet src={address} width={width} height={height} alt={alt} style={style} loading="lazy" />
