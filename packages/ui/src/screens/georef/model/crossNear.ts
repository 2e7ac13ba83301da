import { findCross } from '@waldkerf/domain/georef/sheet/cross/findCross'
import { readGrey, type ScanPicture, type Spot } from '@waldkerf/ui/parts/ScanView/ScanView'

/** A press means what lies so near to it on the screen, in px; on the scan never more than the second. */
const [pressed, furthest] = [10, 96]
/** The lines of a cross are looked at so far around, in pixels of the scan. */
const room = 80

/** The cross that a press on the scan means. @param exact how many pixels of the scan one of the screen covers */
export async function crossNear(
  picture: ScanPicture,
  at: Spot,
  { exact, corners }: { exact: number; corners: boolean },
): Promise<Spot | null> {
  const { width, height } = picture.size
  const reach = Math.max(3, Math.min(furthest, pressed * exact))
  const part = ([from, most]: readonly [number, number]) => {
    const first = Math.max(0, Math.floor(from - reach - room))
    return { first, length: Math.min(most, Math.ceil(from + reach + room)) - first }
  }
  const [across, down] = [part([at[0], width]), part([at[1], height])]
  // Beside the sheet, or on a sheet of a few pixels.
  if (across.length < 2 || down.length < 2) return null
  const [left, top] = [across.first, down.first]
  const window = await readGrey(picture, { left, top, width: across.length, height: down.length })
  const found = window && findCross(window, { near: [at[0] - left, at[1] - top], reach, corners })
  return found && [rounded(found[0] + left), rounded(found[1] + top)]
}

/** Hundredths of a pixel are more than the search knows. */
const rounded = (value: number) => Math.round(value * 100) / 100
