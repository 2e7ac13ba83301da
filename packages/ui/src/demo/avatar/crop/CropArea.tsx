import 'react-easy-crop/react-easy-crop.css'
import { useState } from 'react'
import Cropper from 'react-easy-crop'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { texts } from '../AvatarScreen.texts.ts'
import type { Cut } from '../avatarPicture.ts'
import { Stage } from '../AvatarScreen.styles.ts'

export interface CropAreaProps {
  /** The picture's address. */
  url: string
  zoom: number
  rotation: number
  onZoom: (zoom: number) => void
  onCut: (area: Cut['area']) => void
  onBroken: () => void
}

/** The picture behind its square window; its library comes with it. */
export function CropArea({ url, zoom, rotation, onZoom, onCut, onBroken }: CropAreaProps) {
  const t = useTexts(texts)
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  return (
    <Stage>
      <Cropper
        image={url}
        crop={crop}
        zoom={zoom}
        rotation={rotation}
        aspect={1}
        maxZoom={3}
        keyboardStep={8}
        // It would write a style element, which the policy forbids; its file is imported above.
        disableAutomaticStylesInjection
        cropperProps={{ 'aria-label': t.area, role: 'application' }}
        mediaProps={{ alt: '', onError: onBroken }}
        onCropChange={setCrop}
        onZoomChange={onZoom}
        onCropAreaChange={(_shares, area) => onCut(area)}
      />
    </Stage>
  )
}
