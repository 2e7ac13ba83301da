declare module 'gdal3.js/build/package/gdal3WebAssembly.js' {
  import type { GdalModule } from '@waldkerf/ui/screens/georef/raster/gdal.ts'

  /** GDAL as compiled by Emscripten. Changes the given object into the module, once it is loaded. */
  export default function load(module: Partial<GdalModule>): Promise<unknown>
}

/** Of workers alone, which the types of the page do not know. */
declare class FileReaderSync {
  readAsDataURL(blob: Blob): string
  readAsArrayBuffer(blob: Blob): ArrayBuffer
}
