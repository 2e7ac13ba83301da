import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Skeleton } from '@waldkerf/ui/parts/Skeleton/Skeleton'
import { texts } from '../AvatarScreen.texts.ts'
import { Columns, Tools } from '../AvatarScreen.styles.ts'
import type { Cut } from '../avatarPicture.ts'
import { CutPreview } from './CutPreview.tsx'
import { HoldButton } from './HoldButton.tsx'

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
