import { writeArrayBuffer } from 'geotiff'

/** A sheet of four fields, the upper ones red and green, the lower ones blue and white, as a GeoTIFF in EPSG:25832. */
export function fourFields(width: number, height: number): Blob {
  const values = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [right, low] = [x >= width / 2, y >= height / 2]
      values.set([right === low ? 255 : 0, right ? 255 : 0, low ? 255 : 0], (y * width + x) * 3)
    }
  }
  const written = writeArrayBuffer(values, {
    width,
    height,
    SamplesPerPixel: 3,
    BitsPerSample: [8, 8, 8],
    PhotometricInterpretation: 2,
    ModelPixelScale: [0.5, 0.5, 0],
    ModelTiepoint: [0, 0, 0, 565_000, 5_712_000, 0],
    ProjectedCSTypeGeoKey: 25_832,
  })
  return new Blob([written])
}
