import { type GeoTIFFImage, getDecoder } from 'geotiff'

/**
 * Reads whole tiles of red, green, blue and alpha, 8 bits each, side by side.
 * @returns pixels of a tile by its column and row; clear ones where the file has none
 */
export async function rgbaTiles(image: GeoTIFFImage) {
  const [width, height] = [image.getTileWidth(), image.getTileHeight()]
  const directory = image.fileDirectory
  const decoder = await getDecoder(directory.getValue('Compression') ?? 1, {
    tileWidth: width,
    tileHeight: height,
    predictor: (await directory.loadValue('Predictor')) ?? 1,
    bitsPerSample: [8, 8, 8, 8],
    planarConfiguration: 1,
  })
  return async (column: number, row: number): Promise<ImageData> => {
    const { data } = await image.getTileOrStrip(column, row, 0, decoder)
    const pixels = new Uint8ClampedArray(width * height * 4)
    pixels.set(new Uint8ClampedArray(data as ArrayBuffer, 0, Math.min(data.byteLength, pixels.length)))
    return new ImageData(pixels, width, height)
  }
}
