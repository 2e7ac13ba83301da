import { useEffect, useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { styled } from 'styled-components'
import preview from '@waldkerf/storybook/preview'
import { openTiles, type ScanPicture, type ScanSize, ScanView } from '../ScanView.tsx'
import { lastZoom, type XyzPlace, xyzSide } from '../picture/openTiles.ts'

/** A sheet of A0 at 300 dpi, which nobody fetches as a whole. */
const size = { width: 14_043, height: 9_933 }

const Frame = styled.div`
  height: 100dvh;
`

/** A tile as a server has it: its part of a grid that has a line every 500 px of the scan. */
async function drawTile(scan: ScanSize, { z, x, y }: XyzPlace): Promise<Blob> {
  const canvas = new OffscreenCanvas(xyzSide, xyzSide)
  const context = canvas.getContext('2d')
  const part = 2 ** (lastZoom(scan) - z)
  if (!context) throw new Error('no canvas')
  context.fillStyle = '#f7f1e1'
  context.fillRect(0, 0, xyzSide, xyzSide)
  context.fillStyle = '#1f4e8c'
  for (let line = 500; line < Math.max(scan.width, scan.height); line += 500) {
    context.fillRect(line / part - x * xyzSide, 0, 1, xyzSide)
    context.fillRect(0, line / part - y * xyzSide, xyzSide, 1)
  }
  // Not PNG: browsers encode it slowly, in idle time.
  return canvas.convertToBlob({ type: 'image/webp' })
}

interface TiledProps {
  /** Zooms whose tiles are there. */
  zooms: readonly number[]
}

/** Opens a scan that is stored as tiles, and counts the requested tiles. */
function Tiled({ zooms }: TiledProps) {
  const [picture, setPicture] = useState<ScanPicture>()
  const [said, setSaid] = useState('…')
  useEffect(() => {
    const leaving = new AbortController()
    const asked = new Set<string>()
    const open = async () => {
      const opened = await openTiles(
        {
          size,
          tile: async (place) => {
            asked.add(JSON.stringify(place))
            return zooms.includes(place.z) ? drawTile(size, place) : null
          },
        },
        leaving.signal,
      )
      setPicture(opened)
      setSaid(`${asked.size} / ${opened.overview.width} × ${opened.overview.height}`)
    }
    open().catch((error: unknown) => setSaid(String(error)))
    return () => leaving.abort()
  }, [zooms])
  return (
    <Frame>
      <output>{said}</output>
      <ScanView label="Kartenbild" size={size} picture={picture} marks={[]} />
    </Frame>
  )
}

const meta = preview.meta({ component: Tiled })

export const Ready = meta.story({
  args: { zooms: [0, 1, 2, 3, 4, 5, 6] },
  play: async ({ canvas, step }) => {
    await step('Zuerst wird nur die Übersicht geholt', async () => {
      await expect(await canvas.findByText('35 / 1756 × 1242', {}, { timeout: 8_000 })).toBeVisible()
    })
  },
})

/** The coarse tiles are there, the fine ones are not: what is there is shown. */
export const Coarse = meta.story({ args: { zooms: [3] } })

export const Missing = meta.story({
  args: { zooms: [] },
  play: async ({ canvas, step }) => {
    await step('Ohne eine einzige Kachel gibt es kein Bild', async () => {
      await waitFor(() => expect(canvas.getByText(/no tiles/)).toBeVisible())
    })
  },
})
