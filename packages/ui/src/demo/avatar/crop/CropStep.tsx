import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Skeleton } from '@waldkerf/ui/parts/Skeleton/Skeleton'
import { texts } from '../AvatarScreen.texts.ts'
import { Columns, Tools, Previews } from '../AvatarScreen.styles.ts'
import { type Cut, drawCut } from '../avatarPicture.ts'
import { IconButton, type IconButtonProps } from '@waldkerf/ui/parts/IconButton/IconButton'

const wait = 400
const pace = 50

/** A button that goes on while it is held; a click or a key is one step. */
function HoldButton({ onStep, ...rest }: Omit<IconButtonProps, 'onClick'> & { onStep: () => void }) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const step = useRef(onStep)
  const release = () => clearTimeout(timer.current)
  useEffect(() => {
    step.current = onStep
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  const again = () => {
    step.current()
    timer.current = setTimeout(again, pace)
  }
  return (
    <IconButton
      {...rest}
      onClick={onStep}
      onPointerDown={() => {
        timer.current = setTimeout(again, wait)
      }}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
    />
  )
}

const side = 100

/** The cut as it will look, square and round. */
function CutPreview({ image, cut }: { image: HTMLImageElement; cut: Cut }) {
  const t = useTexts(texts)
  const square = useRef<HTMLCanvasElement>(null)
  const round = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    for (const canvas of [square.current, round.current]) if (canvas) drawCut(canvas, image, cut)
  }, [image, cut])
  return (
    <Previews>
      <figcaption>{t.preview}</figcaption>
      <canvas ref={square} width={side} height={side} aria-hidden />
      <canvas ref={round} width={side} height={side} aria-hidden />
    </Previews>
  )
}

const CropArea = lazy(async () => ({ default: (await import('./CropArea.tsx')).CropArea }))

const mostZoom = 100
/** 0 to 100 on the slider are once to three times. */
const factor = (zoom: number) => 1 + zoom / 50

export interface CropStepProps {
  image: HTMLImageElement
  onCut: (cut: Cut) => void
  onBroken: () => void
}

/** Lets the person choose the picture's cut: place, zoom, turn. */
export function CropStep({ image, onCut, onBroken }: CropStepProps) {
  const t = useTexts(texts)
  const [zoom, setZoom] = useState(0)
  const [rotation, setRotation] = useState(0)
  const [area, setArea] = useState<Cut['area']>()
  const slider = useRef<HTMLInputElement>(null)
  // The button that chose the picture is gone: the keyboard goes on here.
  useEffect(() => slider.current?.focus(), [])
  const cut = useMemo(() => area && { area, rotation }, [area, rotation])
  const zoomBy = (step: number) => setZoom((before) => Math.min(mostZoom, Math.max(0, before + step)))
  return (
    <Columns>
      <div>
        <Suspense fallback={<Skeleton height={260} />}>
          <CropArea
            url={image.src}
            zoom={factor(zoom)}
            rotation={rotation}
            onZoom={(next) => setZoom(Math.round((next - 1) * 50))}
            onCut={(next) => {
              setArea(next)
              onCut({ area: next, rotation })
            }}
            onBroken={onBroken}
          />
        </Suspense>
        <Tools>
          <HoldButton icon="minus" label={t.farther} onStep={() => zoomBy(-1)} />
          <input
            ref={slider}
            type="range"
            min={0}
            max={mostZoom}
            aria-label={t.zoom}
            value={zoom}
            onChange={({ currentTarget }) => setZoom(Number(currentTarget.value))}
          />
          <HoldButton icon="plus" label={t.closer} onStep={() => zoomBy(1)} />
          <HoldButton icon="undo" label={t.turnLeft} onStep={() => setRotation((before) => before - 1)} />
          <HoldButton icon="refresh" label={t.turnRight} onStep={() => setRotation((before) => before + 1)} />
        </Tools>
      </div>
      {cut && <CutPreview image={image} cut={cut} />}
    </Columns>
  )
}
