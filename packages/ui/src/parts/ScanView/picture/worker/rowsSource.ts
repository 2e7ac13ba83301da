import { PictureFailure, type PictureRows, type PictureSource } from './pictureSource.ts'

/** A picture whose rows come one after the other, as parts of it. */
export function rowsSource({ size, read, close }: PictureRows): PictureSource {
  let next = 0
  return {
    size,
    inRows: true,
    async read({ top, width, height }, room = new Uint8ClampedArray(width * height * 4)) {
      // There is no way back; tiles are asked for once all are cut.
      if (top !== next || width !== size.width) throw new PictureFailure('tooLarge')
      next += height
      await read(height, room).catch(() => {
        throw new PictureFailure('unreadable')
      })
      return new ImageData(room, width, height)
    },
    close,
  }
}
